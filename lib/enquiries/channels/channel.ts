import type { Enquiry } from '../store';

/** `final` is a refusal that trying again cannot change. */
export type Outcome = { ok: true } | { ok: false; reason: string; final: boolean };

/** One way out of the outbox. */
export type Channel = {
  name: ChannelName;
  /** Resolves with what became of it; may throw, which counts as a failure that is tried again. */
  send: (enquiry: Enquiry) => Promise<Outcome>;
};

export const channelNames = ['backend', 'desk-mail', 'acknowledgement', 'webhook'] as const;
export type ChannelName = (typeof channelNames)[number];

/** What a receiver refuses for good; rights and limits may be put right, so those are tried again. */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
}

/** @returns the outcome of a request that was answered */
export async function outcomeOf(response: Response): Promise<Outcome> {
  await response.body?.cancel();
  if (response.ok) return { ok: true };
  return { ok: false, reason: `HTTP ${response.status}`, final: isFinalStatus(response.status) };
}

/** Milliseconds after which an attempt is given up. */
export const attemptTimeoutMs = 10_000;
