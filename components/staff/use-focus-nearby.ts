'use client';

import { useEffect } from 'react';

/**
 * Focuses what surrounded a control that was removed from the screen while it had the focus, such as the button of an action
 * that is done; otherwise keyboard navigation would restart at the top of the page. A replaced screen is left alone.
 */
export function useFocusNearby(): void {
  useEffect(() => {
    let focused: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? withSurroundings(target) : [];
    };
    // Whoever clicks elsewhere has left the control, also when nothing there takes the focus.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !focused[0]?.contains(target)) focused = [];
    };
    const restore = () => {
      const [control] = focused;
      if (!control || control.isConnected || document.activeElement !== document.body) return;
      const nearest = focused.find(({ isConnected }) => isConnected);
      focused = [];
      if (!nearest) return;
      if (!nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
      nearest.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    };
  }, []);
}

/** A control of the screen and the elements around it within `main`, innermost first; none for controls elsewhere. */
function withSurroundings(control: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = [];
  const main = control.closest('main');
  for (let element = main && control; element && element !== main; element = element.parentElement)
    elements.push(element);
  return elements;
}
