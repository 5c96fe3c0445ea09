'use client';

import { useEffect } from 'react';
import { trackEvent } from '@/lib/consent/track-event';

/** Tells the consented analytics tag which listing is looked at; renders nothing. */
export function ViewEvent({ title, value }: { title: string; value: number | null }) {
  useEffect(() => {
    // The tag is brought up by an effect of the layout, which runs after this one.
    const timer = setTimeout(() => {
      trackEvent('view_property', {
        event_category: 'engagement',
        event_label: title,
        ...(value !== null && { value }),
      });
    });
    return () => clearTimeout(timer);
  }, [title, value]);
  return null;
}
