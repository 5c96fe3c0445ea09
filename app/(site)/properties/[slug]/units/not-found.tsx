import type { Metadata } from 'next';
import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';
import { propertyNotFound } from '@/components/unit/not-found-texts';

export const metadata: Metadata = { title: propertyNotFound.title, robots: { index: false, follow: true } };

export default function UnitsNotFound() {
  return <PropertyOrUnitNotFound />;
}
