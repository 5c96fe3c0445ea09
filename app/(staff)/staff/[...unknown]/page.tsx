import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Not found' };

/** Paths that no other screen has; without this, Next would show the site's page for missing paths. */
export default async function UnknownPage() {
  await requirePageStaff();
  notFound();
}
