import type { Metadata } from 'next';
import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';

export const metadata: Metadata = { title: 'Property Not Found', robots: { index: false, follow: true } };

export default function UnitsNotFound() {
  return <PropertyOrUnitNotFound />;
}
