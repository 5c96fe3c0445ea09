import type { MouseEvent } from 'react';

/** Runs `act` instead of following the link, except for modified clicks. The link works without JavaScript. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
