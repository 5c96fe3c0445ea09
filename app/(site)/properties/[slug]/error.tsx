'use client';

import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';

/** The catalogue failed; the property may exist. */
export default function PropertyError({ retry }: { retry: () => void }) {
  return <PropertyOrUnitNotFound onRetry={retry} />;
}
