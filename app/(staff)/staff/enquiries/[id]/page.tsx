import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { AnswerBar } from '@/components/desk/answer-bar';
import { AssignForm } from '@/components/desk/assign-form';
import { CorrectForm } from '@/components/desk/correct-form';
import { Deliveries } from '@/components/desk/deliveries';
import { EnquiryNews } from '@/components/desk/enquiry-news';
import { labelOf } from '@/components/desk/labels';
import { NoteForm } from '@/components/desk/note-form';
import { StatusForm } from '@/components/desk/status-form';
import { StatusTag } from '@/components/desk/status-tag';
import { Timeline } from '@/components/desk/timeline';
import { PageHeader } from '@/components/staff/page-header';
import { markRead } from '@/lib/enquiries/change-enquiry';
import { consentText } from '@/lib/enquiries/consent-texts';
import { markOf } from '@/lib/enquiries/inbox';
import { whatsappTo } from '@/lib/enquiries/mails';
import { getEnquiryDetail } from '@/lib/enquiries/read-enquiries';
import type { Enquiry } from '@/lib/enquiries/store';
import { formatDateTime } from '@/lib/format/date-time';
import { readId } from '@/lib/http/server/references';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { listAccounts } from '@/lib/staff/accounts';
import { audit } from '@/lib/staff/audit';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Enquiry' };

type Props = { params: Promise<{ id: string }> };

export default async function EnquiryPage({ params }: Props) {
  const member = await requirePageStaff();
  const { id: segment } = await params;
  const number = readId(segment);
  const detail = number && (await getEnquiryDetail(number));
  if (!detail) notFound();
  const { enquiry, messages, events, deliveries, others, newsletter } = detail;
  if (enquiry.thread_id) redirect(staffRoutes.enquiry(enquiry.thread_id));
  const [accounts] = await Promise.all([
    listAccounts(),
    markRead(enquiry.id),
    audit({ actor: member.email, action: 'enquiry.read', subject: `enquiry ${enquiry.id}` }),
  ]);
  const { id, name, email, phone } = enquiry;
  const greeting = `Hello ${name},\n\nThank you for your enquiry.\n\n${member.name}\n${site.name}`;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <Link
          href={staffRoutes.home}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          All enquiries
        </Link>
        <EnquiryNews id={id} shown={markOf(detail)} />
      </div>
      <PageHeader title={name}>
        <StatusTag status={enquiry.status} />
      </PageHeader>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div>
          <h2 dir="auto" className="display-sm break-words">
            {enquiry.subject}
          </h2>
          <p dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-wrap wrap-anywhere text-body">
            {enquiry.message}
          </p>
          {messages.map((later) => (
            <article key={later.id} className="mt-6 max-w-[68ch] border-s-2 border-gold ps-5">
              <h3 className="text-sm text-stone">
                <time dateTime={later.created_at}>{formatDateTime(later.created_at)}</time>
                {later.subject !== enquiry.subject && `, ${later.subject}`}
              </h3>
              <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere text-body">
                {later.message}
              </p>
            </article>
          ))}
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
            people={accounts.filter(({ id: of, disabled_at }) => !disabled_at || of === enquiry.assigned_to)}
          />
          <div className="border-t border-line pt-6">
            <dl className="grid gap-3 text-sm">
              <Fact label="Received">{formatDateTime(enquiry.created_at)}</Fact>
              <Fact label="Source">{labelOf.source(enquiry.source)}</Fact>
              {email && <Fact label="Email">{email}</Fact>}
              {phone && <Fact label="Phone">{phone}</Fact>}
              {enquiry.property_slug && (
                <Fact label="Property">
                  <a href={routes.property(enquiry.property_slug)} className="underline underline-offset-4">
                    {enquiry.property_title ?? enquiry.property_slug}
                  </a>
                </Fact>
              )}
              {enquiry.property_reference && (
                <Fact label="Reference">
                  {enquiry.property_reference}
                  {!enquiry.property_slug && ' (not on the site)'}
                </Fact>
              )}
              {enquiry.source_path && <Fact label="Page">{enquiry.source_path}</Fact>}
              {campaignOf(enquiry) && <Fact label="Campaign">{campaignOf(enquiry)}</Fact>}
              {enquiry.referrer && <Fact label="Referrer">{enquiry.referrer}</Fact>}
              {enquiry.landing_path && <Fact label="Landing page">{enquiry.landing_path}</Fact>}
              {enquiry.consent_version && (
                <Fact label="Agreed">
                  {consentText('consent', enquiry.consent_version)} (text of {enquiry.consent_version})
                </Fact>
              )}
              <Fact label="Marketing">
                {enquiry.marketing_version ? `Yes (text of ${enquiry.marketing_version})` : 'Not requested'}
                {newsletter && `; newsletter ${newsletter}`}
              </Fact>
              {enquiry.spam_reason && <Fact label="Marked as spam">{enquiry.spam_reason}</Fact>}
            </dl>
            <CorrectForm
              id={id}
              name={name}
              email={email}
              phone={phone}
              reference={enquiry.property_reference}
            />
          </div>
          {deliveries.length > 0 && (
            <section aria-labelledby="deliveries-title">
              <h2 id="deliveries-title" className="label">
                Deliveries
              </h2>
              <Deliveries deliveries={deliveries} />
            </section>
          )}
          {others.length > 0 && (
            <section aria-labelledby="others-title">
              <h2 id="others-title" className="label">
                Same person
              </h2>
              <ul className="mt-3 divide-y divide-line text-sm">
                {others.map((other) => (
                  <li key={other.id}>
                    <Link
                      href={staffRoutes.enquiry(other.id)}
                      className="block py-3 underline underline-offset-4"
                    >
                      {other.subject}, {formatDateTime(other.created_at)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
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

function campaignOf({ utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid }: Enquiry): string {
  const named = [utm_source, utm_medium, utm_campaign, utm_term, utm_content];
  return [...named, gclid && 'Google Ads'].filter(Boolean).join(', ');
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
      <dt className="text-stone">{label}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
