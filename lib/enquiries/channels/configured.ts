import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { backendChannel } from './backend';
import { type Channel, type ChannelName, isToAgency } from './channel';
import {
  acknowledgementChannel,
  assignmentChannel,
  deskMailChannel,
  escalationChannel,
  reminderChannel,
} from './mail';
import { webhookChannel } from './webhook';

/** Channels whose mails are queued later, not when an enquiry arrives. */
const mailedLater = ['assignment', 'reminder', 'escalation'] as const;

/** Names of the configured channels; new enquiries are queued for each. */
export function configuredChannelNames(): ChannelName[] {
  const { ACKNOWLEDGE_ENQUIRIES, API_BASE_URL, SMTP_URL, WEBHOOK_URL } = env();
  return [
    ...(API_BASE_URL ? (['backend'] as const) : []),
    ...(SMTP_URL ? (['desk-mail'] as const) : []),
    ...(SMTP_URL && ACKNOWLEDGE_ENQUIRIES ? (['acknowledgement'] as const) : []),
    ...(WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

/** Those of `configuredChannelNames` that inform the agency, not the sender. */
export function channelsToAgency(): ChannelName[] {
  return configuredChannelNames().filter(isToAgency);
}

/** The configured channels, including those that are queued later. */
export function configuredChannels(): Channel[] {
  const {
    API_BASE_URL: baseUrl,
    API_TOKEN: token,
    DESK_EMAIL,
    SMTP_URL,
    WEBHOOK_SECRET,
    WEBHOOK_URL,
  } = env();
  const desk = DESK_EMAIL ?? site.email;
  const make: Record<ChannelName, () => Channel> = {
    backend: () => backendChannel({ baseUrl: baseUrl ?? '', token }),
    'desk-mail': () => deskMailChannel(desk),
    acknowledgement: () => acknowledgementChannel(),
    webhook: () => webhookChannel({ url: WEBHOOK_URL ?? '', secret: WEBHOOK_SECRET ?? '' }),
    assignment: () => assignmentChannel(desk),
    reminder: () => reminderChannel(desk),
    escalation: () => escalationChannel(desk),
  };
  const names = [...configuredChannelNames(), ...(SMTP_URL ? mailedLater : [])];
  return names.map((name) => make[name]());
}
