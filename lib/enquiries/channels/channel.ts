import { keysOf } from '@/lib/typed-keys';
import type { Enquiry } from '../enquiry';

/** `final`: a retry cannot succeed. */
export type Outcome = { ok: true } | { ok: false; reason: string; final: boolean };

export type Channel = {
  name: ChannelName;
  /** Resolves with the outcome; throwing counts as a failure to be retried. */
  send: (enquiry: Enquiry) => Promise<Outcome>;
  /** Sends one message about several enquiries of the same advisor that are due together. */
  sendTogether?: (enquiries: [Enquiry, ...Enquiry[]]) => Promise<Outcome>;
};

/** Whom each channel informs. */
const recipients = {
  backend: 'agency',
  'desk-mail': 'agency',
  acknowledgement: 'sender',
  webhook: 'agency',
  assignment: 'agency',
  reminder: 'agency',
  escalation: 'agency',
} as const satisfies Record<string, 'agency' | 'sender'>;
export type ChannelName = keyof typeof recipients;
export const channelNames = keysOf(recipients);

/** Only the first message of a thread is sent to them, and few a day per address: anybody can enter anybody's address. */
export const channelsToSender = channelNames.filter((name) => recipients[name] === 'sender');

export function isToAgency(name: ChannelName): boolean {
  return recipients[name] === 'agency';
}

/** Permanent rejections. Permissions and limits may be fixed, so those are retried. */
function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
}

/** @returns the outcome of a request that got a response */
export async function outcomeOf(response: Response): Promise<Outcome> {
  await response.body?.cancel();
  if (response.ok) return { ok: true };
  return { ok: false, reason: `HTTP ${response.status}`, final: isFinalStatus(response.status) };
}

/** Timeout of an attempt in milliseconds. */
export const attemptTimeoutMs = 10_000;
