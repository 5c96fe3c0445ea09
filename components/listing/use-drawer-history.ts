import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listEntry } from './list-entry';

/**
 * Lets Back close the drawer: opening adds a history entry, closing removes it. Choices replace that entry, so that one
 * Back from the closed drawer undoes them together.
 */
export function useDrawerHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openedAt = useRef('');
  const chosen = useRef('');

  const open = () => {
    openedAt.current = window.location.href;
    chosen.current = openedAt.current;
    window.history.pushState(listEntry(), '', openedAt.current);
    setIsOpen(true);
    setWasOpened(true);
  };

  /** Call when a choice in the drawer changed the URL. */
  const keep = () => {
    chosen.current = window.location.href;
  };

  const close = () => {
    setIsOpen(false);
    if (isOpen && chosen.current === openedAt.current) window.history.back();
  };

  const onBack = useEffectEvent(() => {
    setIsOpen(false);
    // Back closes the drawer and keeps its choices.
    if (chosen.current !== openedAt.current) window.history.pushState(listEntry(), '', chosen.current);
  });

  useEffect(() => {
    if (!isOpen) return;
    const handle = () => onBack();
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, [isOpen]);

  /** Call when the drawer cannot be shown; its history entry stays. */
  const giveUp = () => setIsOpen(false);

  return { isOpen, wasOpened, open, close, keep, giveUp };
}
