import { escapeUTF8 as escapeHtml } from 'entities';
import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import { linkOrigin } from '@/lib/link-origin';
import { mailLink, mailPage } from '@/lib/mail/mail-page';
import { messageIdOf } from '@/lib/mail/message-id';
import type { Mail } from '@/lib/mail/send-mail';
import { staffRoutes } from '@/lib/staff-routes';
import { crashedMessage, type FeedRun, stoppedMessage } from './history';

type Subject = { name: string; failing_since: string | null; last_good_at: string | null };

const happened: Partial<Record<FeedRun['outcome'], string>> = {
  refused: 'was refused',
  withheld: 'lacks too many properties',
  mismatched: 'lacks most of its properties',
};

const stays = 'What it had written until then stays.';

function whatChanged(run: FeedRun | null): string {
  if (run?.message === stoppedMessage || run?.message === crashedMessage) return stays;
  const { created = 0, updated = 0, retired = 0 } = run ?? {};
  const isImported = created + updated > 0;
  if (!isImported && retired === 0) return 'Nothing was changed and nothing was taken off the site.';
  if (run?.outcome === 'failed') return stays;
  return [
    isImported ? 'The properties in the feed were imported.' : 'No property was added or changed.',
    retired > 0
      ? `${counted(retired, 'property that the feed marks as removed was', 'properties that the feed marks as removed were')} taken off the site.`
      : 'Nothing was taken off the site.',
  ].join(' ');
}

/** The mail about a feed that began to fail or succeeds again. */
export function feedMail(feed: Subject, run: FeedRun | null, to: string[]): Mail {
  const { name, failing_since, last_good_at } = feed;
  const what = happened[run?.outcome ?? 'failed'] ?? 'could not be imported';
  const title = failing_since === null ? `Feed ${name} works again` : `Feed ${name} ${what}`;
  const paragraphs =
    failing_since === null
      ? ['Its last run succeeded. Nothing has to be done.']
      : [
          ...(run?.message ? [run.message] : []),
          whatChanged(run),
          ...(run && run.missing > 0
            ? [
                'If the missing properties are really gone, press “These removals are right” on the feed’s screen, linked below.',
              ]
            : []),
          last_good_at
            ? `Its last good run was on ${formatDateTime(last_good_at)}.`
            : 'It has not had a good run yet.',
          'The site keeps trying, and sends another mail when the feed works again.',
        ];
  const href = `${linkOrigin()}${staffRoutes.feed(name)}`;
  const body = paragraphs
    .map((paragraph) => `<p dir="auto" style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('');
  return {
    to,
    subject: title,
    text: [title, '', ...paragraphs.flatMap((paragraph) => [paragraph, '']), href, ''].join('\n'),
    html: mailPage(title, `${body}<p style="margin:24px 0 0">${mailLink(href, 'Runs of this feed')}</p>`),
    messageId: messageIdOf(`feed-${name}-${run?.id ?? 0}`),
  };
}
