import type { Metadata } from 'next';
import { UnitNotFound } from '@/components/unit/not-found-screens';
import { unitNotFound } from '@/components/unit/not-found-texts';

export const metadata: Metadata = { title: unitNotFound.title, robots: { index: false, follow: true } };

export default function UnitPageNotFound() {
  return <UnitNotFound />;
}
