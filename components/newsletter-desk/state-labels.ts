import type { AddressState } from '@/lib/newsletter/desk';

export const stateLabels: Record<AddressState, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
};
