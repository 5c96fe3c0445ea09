import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import { day, hour, minute, second } from '@/lib/durations';
import { anonymizeOldEnquiries } from '@/lib/enquiries/anonymize';
import { configuredChannels } from '@/lib/enquiries/channels/configured';
import { deleteOldKeys } from '@/lib/enquiries/delivery/delete-old-keys';
import { deliverDue, giveUpSwitchedOff, hasDueDelivery } from '@/lib/enquiries/delivery/delivery';
import { enqueueReminders, hasUnanswered } from '@/lib/enquiries/delivery/reminders';
import { env } from '@/lib/env';
import { deleteAbsentVisitors } from '@/lib/favorites/store';
import { feedsJob } from '@/lib/feeds/feeds-job';
import { announceChanged } from '@/lib/indexnow/announcements';
import { canSendMail, sendMail } from '@/lib/mail/send-mail';
import { hasDueConfirmation, sendConfirmations } from '@/lib/newsletter/confirmations';
import { sendPermitWarnings } from '@/lib/permits/warn';
import { deleteExpiredSessions } from '@/lib/staff/delete-expired-sessions';
import { takesUploads } from '@/lib/uploads/upload';
import { deleteOldUploads, uploadsJob } from '@/lib/uploads/uploads-job';
import type { Job } from './run-job';

/**
 * Every background job that the environment enables. A running server starts them by timers (`startJobs`); platforms
 * without one call `POST /api/jobs/run/`.
 */
export function jobs(): Job[] {
  const { FEEDS, INDEXNOW_KEY } = env();
  const channels = configuredChannels();
  const daily = { pollMs: 10 * minute, firstAfterMs: 10 * minute, everyMs: day, deletesByAge: true };
  const all: (Job | false)[] = [
    ...channels.map((channel) => ({
      name: `delivery by ${channel.name}`,
      pollMs: 10 * second,
      firstAfterMs: 5 * second,
      everyMs: 0,
      isDue: (now: number) => hasDueDelivery(channel.name, now),
      run: (now: () => number, stop?: AbortSignal) => deliverDue([channel], now, stop),
    })),
    {
      name: 'reminders',
      pollMs: minute,
      firstAfterMs: 15 * second,
      everyMs: 0,
      isDue: hasUnanswered,
      run: (now) => enqueueReminders(now()),
    },
    canSendMail() && {
      name: 'newsletter confirmations',
      pollMs: 30 * second,
      firstAfterMs: 30 * second,
      everyMs: 0,
      isDue: hasDueConfirmation,
      run: async (now, stop) => sendConfirmations(await database(), sendMail, now, stop),
    },
    canSendMail() &&
      ownsCatalog() && {
        name: 'permit warnings',
        pollMs: 5 * minute,
        firstAfterMs: minute,
        everyMs: hour,
        run: (now, stop) => sendPermitWarnings(now, sendMail, stop),
      },
    FEEDS !== undefined && ownsCatalog() && feedsJob(),
    takesUploads() && uploadsJob(),
    INDEXNOW_KEY !== undefined &&
      ownsCatalog() && {
        name: 'announcements',
        pollMs: 5 * minute,
        // Does not slow down the start, but still runs on a site that restarts often.
        firstAfterMs: 5 * minute,
        everyMs: hour,
        run: () => announceChanged(INDEXNOW_KEY),
      },
    {
      name: 'channels switched off',
      ...daily,
      run: (now) =>
        giveUpSwitchedOff(
          channels.map(({ name }) => name),
          now(),
        ),
    },
    { name: 'absent visitors', ...daily, run: async (now) => deleteAbsentVisitors(await database(), now()) },
    { name: 'old enquiries', ...daily, run: (now) => anonymizeOldEnquiries(now()) },
    { name: 'idempotency keys', ...daily, run: (now) => deleteOldKeys(now()) },
    { name: 'old uploads', ...daily, run: (now) => deleteOldUploads(now()) },
    { name: 'expired sessions', ...daily, run: (now) => deleteExpiredSessions(now()) },
  ];
  return all.filter((job) => job !== false);
}
