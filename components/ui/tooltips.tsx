'use client';

import { useEffect } from 'react';

/**
 * Names icon-only controls on hover and keyboard focus: whatever carries `data-tooltip`. Sits once in the root
 * layout and loads the rest when the first of them is met.
 */
export function Tooltips() {
  useEffect(() => {
    const unmounted = new AbortController();
    const started = new AbortController();
    const meet = async (event: Event) => {
      if (!(event.target as Element).closest?.('[data-tooltip]')) return;
      started.abort();
      (await import('./tooltip-popover')).startTooltips(event, unmounted.signal);
    };
    const { signal } = started;
    document.addEventListener('pointerover', meet, { signal });
    document.addEventListener('focusin', meet, { signal });
    return () => {
      started.abort();
      unmounted.abort();
    };
  }, []);
  return null;
}
