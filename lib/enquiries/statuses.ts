/** Statuses of an enquiry in workflow order. Shared with the browser. */
export const enquiryStatuses = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** @returns the status, or null for other values */
export function readEnquiryStatus(value: unknown): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === value) ?? null;
}

/** Maximum length of the reason for `lost` in characters, also used as `maxlength`. */
export const maxReasonLength = 300;

/** Portals that push their leads to us. */
export const portalSources = ['property-finder', 'bayut'] as const;
export type PortalSource = (typeof portalSources)[number];

export const enquirySources = ['website', 'phone', ...portalSources, 'other'] as const;
export type EnquirySource = (typeof enquirySources)[number];

export const sourceLabels: Record<EnquirySource, string> = {
  website: 'Website',
  phone: 'Phone',
  'property-finder': 'Property Finder',
  bayut: 'Bayut',
  other: 'Other',
};

/** @returns the source, or null for other values */
export function readEnquirySource(value: unknown): EnquirySource | null {
  return enquirySources.find((source) => source === value) ?? null;
}

/** Sources whose first response is timed. Enquiries that staff enter themselves were answered in person. */
export const timedSources: EnquirySource[] = ['website', ...portalSources];
