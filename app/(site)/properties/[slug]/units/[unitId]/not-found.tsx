import type { Metadata } from 'next';
import { UnitNotFound } from '@/components/unit/not-found-screens';

export const metadata: Metadata = { title: 'Unit Not Found', robots: { index: false, follow: true } };

export default function UnitPageNotFound() {
  return <UnitNotFound />;
}
