/** Statuses of an enquiry in workflow order. Shared with the browser. */
export const enquiryStatuses = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** @returns the status, or null for other values */
export function readEnquiryStatus(value: unknown): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === value) ?? null;
}

/** Maximum length of the reason for `lost` in characters, also used as `maxlength`. */
export const maxReasonLength = 300;
