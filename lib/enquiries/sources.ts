import { keysOf, recordOf } from '@/lib/typed-keys';

/* How enquiries arrive. Shared with the browser. */

type Source = {
  label: string;
  /** `portal`: pushes its leads to us. Enquiries that `staff` enter were answered in person, so they are not timed. */
  by: 'site' | 'portal' | 'staff';
};

/** In the order of choices. */
const sources = {
  phone: { label: 'Phone', by: 'staff' },
  whatsapp: { label: 'WhatsApp', by: 'staff' },
  'walk-in': { label: 'Walk-in', by: 'staff' },
  email: { label: 'Email', by: 'staff' },
  referral: { label: 'Referral', by: 'staff' },
  'social-media': { label: 'Social media', by: 'staff' },
  event: { label: 'Event', by: 'staff' },
  'property-finder': { label: 'Property Finder', by: 'portal' },
  bayut: { label: 'Bayut', by: 'portal' },
  website: { label: 'Website', by: 'site' },
  other: { label: 'Other', by: 'staff' },
} as const satisfies Record<string, Source>;

type Sources = typeof sources;
export type EnquirySource = keyof Sources;
export type PortalSource = {
  [Name in EnquirySource]: Sources[Name]['by'] extends 'portal' ? Name : never;
}[EnquirySource];

export const enquirySources = keysOf(sources);
export const portalSources = enquirySources.filter(
  (source): source is PortalSource => sources[source].by === 'portal',
);
/** Sources whose first response is timed. */
export const timedSources = enquirySources.filter((source) => sources[source].by !== 'staff');

export const sourceLabels: Record<EnquirySource, string> = recordOf(
  enquirySources,
  (source) => sources[source].label,
);

/** @returns the source, or null for other values */
export function readEnquirySource(value: unknown): EnquirySource | null {
  return enquirySources.find((source) => source === value) ?? null;
}

/** For an enquiry that staff enter without one of the sources. */
export const noSourceMessage = 'Please choose how the enquiry arrived.';
