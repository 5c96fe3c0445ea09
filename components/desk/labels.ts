import type { EnquirySource, EnquiryStatus } from '@/lib/enquiries/statuses';
import { hasKey } from '@/lib/typed-keys';

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const sourceLabels: Record<EnquirySource, string> = {
  website: 'Website',
  phone: 'Phone',
  'property-finder': 'Property Finder',
  bayut: 'Bayut',
  other: 'Other',
};

const channelLabels: Record<string, string> = {
  backend: 'Backend',
  'desk-mail': 'Mail to the advisor',
  acknowledgement: 'Thank-you mail',
  webhook: 'CRM webhook',
  assignment: 'Mail about the assignment',
  reminder: 'Reminder to the advisor',
  escalation: 'Mail to administrators',
};

/** Label of a stored value; the value itself when unknown. */
export const labelOf = {
  status: (value: string) => (hasKey(statusLabels, value) ? statusLabels[value] : value),
  source: (value: string) => (hasKey(sourceLabels, value) ? sourceLabels[value] : value),
  channel: (value: string) => channelLabels[value] ?? value,
};
