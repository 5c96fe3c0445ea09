import type { ReactNode } from 'react';
import { PropertyState } from '@/components/property-desk/property-state';
import { Link } from '@/components/staff/link';
import { cn } from '@/components/ui/class-names';
import type { EnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { consentText } from '@/lib/enquiries/form/consent-texts';
import { preferencesOf } from '@/lib/enquiries/form/preferences';
import { propertyPage } from '@/lib/enquiries/property-name';
import { formatDateTime } from '@/lib/format/date-time';
import { deskPhone } from '@/lib/format/desk-phone';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { labelOf } from './labels';

type Props = Pick<EnquiryDetail, 'enquiry' | 'newsletter'> & {
  /** The enquiry's property as the desk has it: null when none is stored, absent when the desk cannot know. */
  property?: Pick<DeskProperty, 'id' | 'off_site'> | null;
};

/**
 * The sender of an enquiry, its property, where it came from and what was agreed to; unknown facts are left out. On paper
 * also status and advisor, in place of their forms.
 */
export function EnquiryFacts({ enquiry, newsletter, property }: Props) {
  const { email, phone } = enquiry;
  const campaign = campaignOf(enquiry);
  const page = propertyPage(enquiry);
  return (
    <dl className="grid gap-3 text-sm">
      <Fact label="Status" className="hidden print:grid">
        {[labelOf.status(enquiry.status), enquiry.lost_reason].filter(Boolean).join(', ')}
      </Fact>
      <Fact label="Advisor" className="hidden print:grid">
        {enquiry.assignee_name ?? 'Nobody yet'}
      </Fact>
      <Fact label="Received">{formatDateTime(enquiry.created_at)}</Fact>
      <Fact label="Source">{labelOf.source(enquiry.source)}</Fact>
      {email && <Fact label="Email">{email}</Fact>}
      {phone && <Fact label="Phone">{deskPhone(phone)}</Fact>}
      {page && (
        <Fact label="Property">
          <PropertyLink page={page} property={property}>
            {enquiry.property_title ?? enquiry.property_slug ?? `No. ${enquiry.property_id}`}
          </PropertyLink>
        </Fact>
      )}
      {enquiry.property_reference && (
        <Fact label="Reference">
          {enquiry.property_reference}
          {!page && ' (not on the site)'}
        </Fact>
      )}
      {preferencesOf(enquiry).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {enquiry.source_path && <Fact label="Page">{enquiry.source_path}</Fact>}
      {campaign && <Fact label="Campaign">{campaign}</Fact>}
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
  );
}

type PropertyLinkProps = Pick<Props, 'property'> & { page: string; children: string };

/** Leads to the page of a property, or to the desk's screen of one that is off the site. */
function PropertyLink({ page, property, children }: PropertyLinkProps) {
  if (property === null) return `${children} (not on the site)`;
  if (!property?.off_site)
    return (
      <a href={page} className="underline underline-offset-4">
        {children}
      </a>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link href={staffRoutes.property(property.id)} className="underline underline-offset-4">
        {children}
      </Link>
      <PropertyState offSite={property.off_site} />
    </span>
  );
}

function campaignOf({ utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid }: Enquiry): string {
  const named = [utm_source, utm_medium, utm_campaign, utm_term, utm_content];
  return [...named, gclid && 'Google Ads'].filter(Boolean).join(', ');
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className = 'grid', children }: FactProps) {
  return (
    <div className={cn('grid-cols-[6rem_minmax(0,1fr)] gap-3', className)}>
      <dt className="text-stone">{label}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
