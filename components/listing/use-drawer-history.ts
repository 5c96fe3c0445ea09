import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listEntry } from './list-entry';

/**
 * A drawer that the back button closes: opening it adds an entry to the history, closing takes it away again.
 * Choices made inside replace that entry, so that one step back from the closed drawer undoes them together.
 */
export function useDrawerHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const openedAt = useRef('');
  const shown = useRef('');

  const open = () => {
    openedAt.current = window.location.href;
    window.history.pushState(listEntry(), '', window.location.href);
    setIsOpen(true);
  };

  const close = () => {
    setIsOpen(false);
    if (isOpen && window.location.href === openedAt.current) window.history.back();
  };

  const onBack = useEffectEvent(() => {
    setIsOpen(false);
    const hasChoices = shown.current !== openedAt.current;
    // Back closes the drawer and keeps what was chosen in it.
    if (hasChoices) window.history.pushState(listEntry(), '', shown.current);
  });

  useEffect(() => {
    if (isOpen) shown.current = window.location.href;
  });

  useEffect(() => {
    if (!isOpen) return;
    const handle = () => onBack();
    // Before the router hears of it: it then finds the address of the list that is shown.
    window.addEventListener('popstate', handle, { capture: true });
    return () => window.removeEventListener('popstate', handle, { capture: true });
  }, [isOpen]);

  return { isOpen, open, close };
}
