import type { Metadata } from 'next';
import { NewEnquiryForm } from '@/components/enquiry-desk/new-enquiry-form';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Add enquiry' };

export default async function NewEnquiryPage() {
  await requirePageStaff();
  return (
    <>
      <BackLink href={staffRoutes.home}>All enquiries</BackLink>
      <PageHeader title="Add enquiry" />
      <NewEnquiryForm />
    </>
  );
}
