'use client';

import { useEffect } from 'react';
import { trackEvent } from '@/lib/consent/track-event';

/** Reports a property view to the consented analytics tag; renders nothing. */
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
