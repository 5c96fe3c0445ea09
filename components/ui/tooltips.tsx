'use client';

import { useEffect } from 'react';
import { closestTo } from './closest-to';

/**
 * Tooltips for icon-only controls with `data-tooltip`, on hover and keyboard focus. Used once in the root layout; the
 * rest loads on first use.
 */
export function Tooltips() {
  useEffect(() => {
    const unmounted = new AbortController();
    const started = new AbortController();
    const meet = (event: Event) => {
      if (!closestTo(event, '[data-tooltip]')) return;
      started.abort();
      import('./tooltip-popover').then(
        ({ startTooltips }) => startTooltips(event, unmounted.signal),
        () => {}, // The controls have names of their own.
      );
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
