/** Statuses of an enquiry in workflow order. Shared with the browser. */
export const enquiryStatuses = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** @returns the status, or null for other values */
export function readEnquiryStatus(value: unknown): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === value) ?? null;
}

/** Statuses of an enquiry that somebody still works on. */
export const openStatuses = enquiryStatuses.filter((status) => status !== 'spam' && !isClosed(status));

export function isClosed(status: string | undefined): boolean {
  return status === 'won' || status === 'lost';
}

/** What a list can be filtered by: one status, or all of `openStatuses`. */
export const statusFilters = [...enquiryStatuses, 'open'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** @returns the filter, or null for other values */
export function readStatusFilter(value: unknown): StatusFilter | null {
  return statusFilters.find((filter) => filter === value) ?? null;
}

/** Maximum length of the reason for `lost` in characters, also used as `maxlength`. */
export const maxReasonLength = 300;
