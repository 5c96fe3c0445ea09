'use client';

import { useEffect } from 'react';
import { trackEvent } from '@/lib/consent/track-event';

/** Tells the consented analytics tag which property is looked at; renders nothing. */
export function ViewEvent({ title, value }: { title: string; value: number | null }) {
  useEffect(() => {
    trackEvent('view_property', {
      event_category: 'engagement',
      event_label: title,
      ...(value !== null && { value }),
    });
  }, [title, value]);
  return null;
}
