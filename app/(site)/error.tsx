'use client';

import { Suspense } from 'react';
import { PlainError } from '@/components/site/plain-error';
import { lazyPart } from '@/components/ui/lazy-part';

type ErrorProps = { error: unknown; retry: () => void };

/** Loaded on demand; an offline visitor gets the plain error. */
const ErrorScreen = lazyPart<ErrorProps>(
  async () => (await import('@/components/site/error-screen')).ErrorScreen,
  PlainError,
);

export default function SiteError(props: ErrorProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
