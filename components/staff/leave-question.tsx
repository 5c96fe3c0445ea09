'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ui/confirm-dialog';
import { hasUnsavedInput } from './unsaved-input';

/** Within this time after a click on a phone or mail link, browsers send `beforeunload` although the page stays. */
const appStartMs = 1_000;

/**
 * Asks before a link, Back, Forward, a reload or a closed tab loses unsaved input. Links with `data-saves` save it
 * themselves.
 */
export function LeaveQuestion() {
  const router = useRouter();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
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
      setProceed(() => () => {
        if (followed.isConnected) followed.click();
        else router.push(followed.href);
      });
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse') return;
      const { key, url, sameDocument } = event.destination;
      // Browsers let no page block Back twice without other input in between.
      if (!event.cancelable || !sameDocument || !isOtherScreen(url) || !isAtRisk()) {
        setProceed(null);
        return;
      }
      event.preventDefault();
      setProceed(() => () => navigation.traverseTo(key));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault();
    };
    const onInput = () => {
      isLeaving.current = false;
    };
    // Browsers without it leave by Back and Forward without asking.
    const history = 'navigation' in window ? navigation : null;
    history?.addEventListener('navigate', onNavigate);
    addEventListener('click', onClick, true);
    addEventListener('beforeunload', onUnload);
    addEventListener('input', onInput, true);
    return () => {
      history?.removeEventListener('navigate', onNavigate);
      removeEventListener('click', onClick, true);
      removeEventListener('beforeunload', onUnload);
      removeEventListener('input', onInput, true);
    };
  }, [router]);

  const leave = () => {
    isLeaving.current = true;
    proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={proceed !== null}
      onClose={() => setProceed(null)}
      title="Leave without saving?"
      action="Leave"
      cancel="Stay"
      onConfirm={leave}
    >
      What you entered here is not saved yet.
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
  if (link.origin !== location.origin) return null;
  return isOtherScreen(link.href) || !link.hash ? link : null;
}

/** Whether a URL leads to more than another place on this screen. */
function isOtherScreen(url: string | null): boolean {
  const { pathname, search } = new URL(url ?? '', location.href);
  return pathname !== location.pathname || search !== location.search;
}
