import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus inside an element when its focused child is removed, such as a clear button; otherwise keyboard navigation
 * would restart at the top of the page. The element needs a `tabIndex`.
 */
export function useKeepFocus(within: RefObject<HTMLElement | null>): void {
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
