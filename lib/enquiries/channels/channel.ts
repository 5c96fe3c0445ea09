import type { Enquiry } from '../store';

/** `final`: a retry cannot succeed. */
export type Outcome = { ok: true } | { ok: false; reason: string; final: boolean };

export type Channel = {
  name: ChannelName;
  /** Resolves with the outcome; throwing counts as a failure to be retried. */
  send: (enquiry: Enquiry) => Promise<Outcome>;
  /** Sends one message about several enquiries of the same advisor that are due together. */
  sendTogether?: (enquiries: [Enquiry, ...Enquiry[]]) => Promise<Outcome>;
};

export const channelNames = [
  'backend',
  'desk-mail',
  'acknowledgement',
  'webhook',
  'assignment',
  'reminder',
  'escalation',
] as const;
export type ChannelName = (typeof channelNames)[number];

/** Permanent rejections. Permissions and limits may be fixed, so those are retried. */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
}

/** @returns the outcome of an answered request */
export async function outcomeOf(response: Response): Promise<Outcome> {
  await response.body?.cancel();
  if (response.ok) return { ok: true };
  return { ok: false, reason: `HTTP ${response.status}`, final: isFinalStatus(response.status) };
}

/** Timeout of an attempt in milliseconds. */
export const attemptTimeoutMs = 10_000;
