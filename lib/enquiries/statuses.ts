/** Statuses of an enquiry in workflow order. Shared with the browser. */
export const enquiryStatuses = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** @returns the status, or null for other values */
export function readEnquiryStatus(value: unknown): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === value) ?? null;
}

export const enquirySources = ['website', 'phone', 'property-finder', 'bayut', 'other'] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** @returns the source, or null for other values */
export function readEnquirySource(value: unknown): EnquirySource | null {
  return enquirySources.find((source) => source === value) ?? null;
}

/** Sources whose first response is timed. Enquiries that staff enter themselves were answered in person. */
export const timedSources: EnquirySource[] = ['website', 'property-finder', 'bayut'];
