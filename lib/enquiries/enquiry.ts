import type { Selectable } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { EnquiryValues } from './form/rules';

export type Enquiry = Selectable<Database['inquiries']>;

/** Data of an accepted enquiry that the rules do not check. */
export type EnquiryContext = {
  property_type: string | null;
  city: string | null;
  property_id: number | null;
  property_title: string | null;
  property_slug: string | null;
  source_path: string | null;
  property_reference?: string | null;
} & Partial<Visit>;

/** Where the visit came from. */
export const visitFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'referrer',
  'landing_path',
] as const;
export type Visit = Record<(typeof visitFields)[number], string | null>;

/** Versions of the texts that the sender agreed to. */
export type Agreed = { consent: string | null; marketing: string | null };

export type NewEnquiry = EnquiryValues & EnquiryContext;
