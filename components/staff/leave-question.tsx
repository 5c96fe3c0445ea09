'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ui/confirm-dialog';
import { hasUnsavedInput } from './unsaved-input';

/** Within this time after a click on a phone or mail link, browsers send `beforeunload` although the page stays. */
const appStartMs = 1_000;

/** Asks before a link, a reload or a closed tab loses unsaved input. Links with `data-saves` save it themselves. */
export function LeaveQuestion() {
  const router = useRouter();
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    const isAtRisk = () => !isLeaving.current && hasUnsavedInput();
    const onClick = (event: MouseEvent) => {
      if (opensApp(event)) {
        isLeaving.current = true;
        setTimeout(() => {
          isLeaving.current = false;
        }, appStartMs);
      }
      const followed = followedLink(event);
      if (!followed || !isAtRisk()) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(followed);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault();
    };
    const onInput = () => {
      isLeaving.current = false;
    };
    addEventListener('click', onClick, true);
    addEventListener('beforeunload', onUnload);
    addEventListener('input', onInput, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('beforeunload', onUnload);
      removeEventListener('input', onInput, true);
    };
  }, []);

  const leave = () => {
    isLeaving.current = true;
    if (link?.isConnected) link.click();
    else if (link) router.push(link.href);
  };
  return (
    <ConfirmDialog
      isOpen={link !== null}
      onClose={() => setLink(null)}
      title="Leave without saving?"
      action="Leave"
      cancel="Stay"
      onConfirm={leave}
    >
      What you typed here is not saved yet.
    </ConfirmDialog>
  );
}

function opensApp({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
}

/** The link by which a click leads to another screen in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.closest('[contenteditable="true"]')) return null;
  const isLoaded = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!isLoaded || link.dataset.saves !== undefined) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin) return null;
  return pathname === location.pathname && search === location.search && link.hash ? null : link;
}
