import type { ChannelName } from '@/lib/enquiries/channels/channel';
import { sourceLabels } from '@/lib/enquiries/sources';
import { statusLabels } from '@/lib/enquiries/statuses';
import { hasKey } from '@/lib/typed-keys';

/** Query key with which the inbox shows checkboxes. */
export const selectKey = 'select';

const channelLabels: Record<ChannelName, string> = {
  backend: 'Backend',
  'desk-mail': 'Email to the agency',
  acknowledgement: 'Confirmation to the sender',
  webhook: 'CRM webhook',
  assignment: 'Assignment notice',
  reminder: 'Reminder to the advisor',
  escalation: 'Escalation to administrators',
};

/** Label of a stored value; the value itself when unknown. */
export const labelOf = {
  status: (value: string) => (hasKey(statusLabels, value) ? statusLabels[value] : value),
  source: (value: string) => (hasKey(sourceLabels, value) ? sourceLabels[value] : value),
  channel: (value: string) => (hasKey(channelLabels, value) ? channelLabels[value] : value),
};
