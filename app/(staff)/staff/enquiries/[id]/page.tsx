import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { type SearchParams, toSearchParams } from '@/app/search-params';
import { AnswerBar } from '@/components/enquiry-desk/answer-bar';
import { AssignForm } from '@/components/enquiry-desk/assign-form';
import { CorrectForm } from '@/components/enquiry-desk/correct-form';
import { Deliveries } from '@/components/enquiry-desk/deliveries';
import { EnquiryFacts } from '@/components/enquiry-desk/enquiry-facts';
import { EnquiryMessages } from '@/components/enquiry-desk/enquiry-messages';
import { EnquiryNews } from '@/components/enquiry-desk/enquiry-news';
import { NoteForm } from '@/components/enquiry-desk/note-form';
import { OtherEnquiries } from '@/components/enquiry-desk/other-enquiries';
import { StatusForm } from '@/components/enquiry-desk/status-form';
import { StatusTag } from '@/components/enquiry-desk/status-tag';
import { Timeline } from '@/components/enquiry-desk/timeline';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { whatsappTo } from '@/lib/enquiries/delivery/whatsapp-to';
import { assignablePeople } from '@/lib/enquiries/desk/assignable-people';
import { markRead } from '@/lib/enquiries/desk/change-enquiry';
import { markOf } from '@/lib/enquiries/desk/inbox';
import { getEnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import { propertyRef } from '@/lib/enquiries/property-name';
import { readId } from '@/lib/http/server/references';
import { findDeskProperty } from '@/lib/property-desk/desk';
import { site } from '@/lib/site';
import { listAccounts } from '@/lib/staff/accounts';
import { auditOnceAnHour } from '@/lib/staff/audit';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Enquiry' };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function EnquiryPage({ params, searchParams }: Props) {
  const member = await requirePageStaff();
  const { id: segment } = await params;
  const number = readId(segment);
  const detail = number && (await getEnquiryDetail(number));
  if (!detail) notFound();
  const filters = toSearchParams(await searchParams).toString();
  const { enquiry, messages, events, deliveries, others, newsletter } = detail;
  if (enquiry.thread_id) redirect(staffRoutes.enquiry(enquiry.thread_id, filters));
  const about = ownsCatalog() ? propertyRef(enquiry) : null;
  const [accounts, property] = await Promise.all([
    listAccounts(),
    about === null ? undefined : findDeskProperty(about),
    markRead(enquiry.id, member.id),
    auditOnceAnHour({ actor: member.email, action: 'enquiry.read', subject: `enquiry ${enquiry.id}` }),
  ]);
  const { id, name, email, phone } = enquiry;
  const greeting = `Hello ${name},\n\nThank you for your enquiry.\n\n${member.name}\n${site.name}`;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <BackLink href={staffRoutes.inbox(filters)}>All enquiries</BackLink>
        <EnquiryNews id={id} shown={markOf(detail)} />
      </div>
      <PageHeader title={name}>
        <StatusTag status={enquiry.status} />
      </PageHeader>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div>
          <EnquiryMessages enquiry={enquiry} messages={messages} />
          <AnswerBar
            id={id}
            whatsapp={phone && whatsappTo(phone, name)}
            call={phone && `tel:${phone}`}
            email={
              email &&
              `mailto:${email}?subject=${encodeURIComponent(`Re: ${enquiry.subject}`)}&body=${encodeURIComponent(greeting)}`
            }
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 xl:col-start-2 xl:row-span-2">
          <StatusForm id={id} status={enquiry.status} lostReason={enquiry.lost_reason} />
          <AssignForm
            id={id}
            assignee={enquiry.assigned_to}
            self={member.id}
            people={assignablePeople(accounts, Date.now(), enquiry.assigned_to)}
          />
          <div className="border-t border-line pt-6">
            <EnquiryFacts enquiry={enquiry} newsletter={newsletter} property={property} />
            <CorrectForm enquiry={enquiry} />
          </div>
          {deliveries.length > 0 && (
            <section aria-labelledby="deliveries-title">
              <h2 id="deliveries-title" className="label">
                Deliveries
              </h2>
              <Deliveries deliveries={deliveries} />
            </section>
          )}
          <OtherEnquiries enquiries={others} filters={filters} />
        </div>
        <section aria-labelledby="history-title" className="xl:row-start-2">
          <h2 id="history-title" className="display-sm">
            History
          </h2>
          <NoteForm id={id} />
          <Timeline events={events} />
        </section>
      </div>
    </>
  );
}
