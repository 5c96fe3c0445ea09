'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { PlainError } from '@/components/site/plain-error';

type ErrorProps = { error: unknown; retry: () => void };

/** Loaded on demand; an offline visitor gets the plain error. */
const ErrorScreen = lazy<ComponentType<ErrorProps>>(() =>
  import('@/components/site/error-screen').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: PlainError }),
  ),
);

export default function SiteError(props: ErrorProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
