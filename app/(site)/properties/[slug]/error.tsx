'use client';

import { Suspense } from 'react';
import { PlainError } from '@/components/site/plain-error';
import { lazyPart } from '@/components/ui/lazy-part';

type ErrorProps = { retry: () => void };

/** Loaded on demand, because it is rare. */
const PropertyUnreadable = lazyPart<ErrorProps>(
  async () => (await import('@/components/unit/property-unreadable')).PropertyUnreadable,
  PlainError,
);

export default function PropertyError(props: ErrorProps) {
  return (
    <Suspense>
      <PropertyUnreadable {...props} />
    </Suspense>
  );
}
