import type { Metadata } from 'next';
import { NewEnquiryForm } from '@/components/enquiry-desk/new-enquiry-form';
import { PageHeader } from '@/components/staff/page-header';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Add enquiry' };

export default async function NewEnquiryPage() {
  await requirePageStaff();
  return (
    <>
      <PageHeader title="Add enquiry" />
      <NewEnquiryForm />
    </>
  );
}
