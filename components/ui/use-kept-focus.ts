import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element when what had it there goes away, such as a button that clears what it stands
 * beside: the keyboard would otherwise begin at the top of the page again. The element needs a `tabIndex`.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  const last = useRef<Node | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Node && within.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [within]);

  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) within.current?.focus({ preventScroll: true });
  });
}
