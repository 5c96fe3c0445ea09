'use client';

import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';

/** The property may well be there, but could not be read (specification, section 2). */
export default function PropertyError({ retry }: { retry: () => void }) {
  return <PropertyOrUnitNotFound onRetry={retry} />;
}
