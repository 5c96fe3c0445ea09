import type { MouseEvent } from 'react';

/**
 * Runs `act` instead of following the link, unless the visitor asked for a new tab or window. The link keeps
 * its address, so it works before and without JavaScript.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
