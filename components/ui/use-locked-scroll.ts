import { useEffect } from 'react';

/** Locks scrolling of the page behind an open dialog or overlay. */
export function useLockedScroll(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isLocked]);
}
