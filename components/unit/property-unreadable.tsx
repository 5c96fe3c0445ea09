'use client';

import { useParams } from 'next/navigation';
import { ContactLinks } from '@/components/site/contact-links';
import { ErrorTitle } from '@/components/site/error-title';
import { TryAgain } from '@/components/site/try-again';
import { PropertyOrUnitMissing } from './not-found-screens';
import { propertyNotFound, propertyOrUnitNotFound } from './not-found-texts';

/** The catalogue failed; the property may exist. */
export function PropertyUnreadable({ retry }: { retry: () => void }) {
  const isUnit = Boolean(useParams<{ unitId?: string }>()?.unitId);
  return (
    <>
      <ErrorTitle>{(isUnit ? propertyOrUnitNotFound : propertyNotFound).title}</ErrorTitle>
      <PropertyOrUnitMissing isUnit={isUnit} retry={<TryAgain variant="line" onRetry={retry} />} />
      <ContactLinks className="page justify-center pb-16" />
    </>
  );
}
