import type { Metadata } from 'next';
import { PersonSearch } from '@/components/privacy-desk/person-search';
import { PageHeader } from '@/components/staff/page-header';
import { env } from '@/lib/env';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Privacy' };

export default async function PrivacyPage() {
  await requirePageStaff('admin');
  const months = env().ENQUIRY_RETENTION_MONTHS;
  return (
    <>
      <PageHeader title="Privacy" />
      <p className="mt-6 max-w-[68ch] text-body">
        Everything stored about one person: enquiries with their history and deliveries, and newsletter
        addresses. Favourites belong to a browser and cannot be linked to a person.
        {months > 0 && ` Enquiries are anonymised ${months} months after the last event.`}
      </p>
      <PersonSearch />
    </>
  );
}
