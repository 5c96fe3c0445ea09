'use client';

import { useEffect } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import { trackEvent } from '@/lib/consent/track-event';

/** One listener for all contact links: `data-event` names the event, `data-label` on the link or an ancestor labels it. */
export function VisitTracker() {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = closestTo(event, '[data-event]');
      const name = link?.dataset.event;
      if (link && name) {
        trackEvent(name, {
          event_category: 'contact',
          event_label: link.closest<HTMLElement>('[data-label]')?.dataset.label,
        });
        import('@/lib/consent/visit').then(({ reportPress }) => reportPress(name, link));
      }
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return null;
}
