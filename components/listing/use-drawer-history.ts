import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listEntry } from './list-entry';

/**
 * A drawer that the back button closes: opening it adds an entry to the history, closing takes it away again.
 * Choices made inside replace that entry, so that one step back from the closed drawer undoes them together.
 */
export function useDrawerHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const openedAt = useRef('');
  const chosen = useRef('');

  const open = () => {
    openedAt.current = window.location.href;
    chosen.current = openedAt.current;
    window.history.pushState(listEntry(), '', openedAt.current);
    setIsOpen(true);
  };

  /** Notes that a choice made in the drawer has changed the address. */
  const keep = () => {
    chosen.current = window.location.href;
  };

  const close = () => {
    setIsOpen(false);
    if (isOpen && chosen.current === openedAt.current) window.history.back();
  };

  const onBack = useEffectEvent(() => {
    setIsOpen(false);
    // Back closes the drawer and keeps what was chosen in it.
    if (chosen.current !== openedAt.current) window.history.pushState(listEntry(), '', chosen.current);
  });

  useEffect(() => {
    if (!isOpen) return;
    const handle = () => onBack();
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, [isOpen]);

  return { isOpen, open, close, keep };
}
