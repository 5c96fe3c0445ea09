'use client';

import { useEffect } from 'react';
import { trackEvent } from '@/lib/consent/track-event';

/** One listener for all contact links: `data-event` is the event, `data-label` on it or around it the label. */
export function VisitTracker() {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLElement>('[data-event]');
      const name = link?.dataset.event;
      if (link && name) {
        trackEvent(name, {
          event_category: 'contact',
          event_label: link.closest<HTMLElement>('[data-label]')?.dataset.label,
        });
        import('@/lib/consent/visit').then(({ countPress }) => countPress(name, link));
      }
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return null;
}
