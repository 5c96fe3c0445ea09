import { escapeUTF8 as escapeHtml } from 'entities';
import { formatDayOrTime } from '@/lib/format/date-time';
import { shownReference } from '@/lib/format/reference';
import { linkOrigin } from '@/lib/link-origin';
import { mailLink, mailPage, secondaryText } from '@/lib/mail/mail-page';
import { messageIdOf } from '@/lib/mail/message-id';
import type { Mail } from '@/lib/mail/send-mail';
import { routes } from '@/lib/routes';

export type EndingPermit = {
  title: string;
  slug: string;
  reference: string | null;
  permit_number: string | null;
  permit_expires_at: string | null;
};

type Occasion = { to: string | string[]; days: number; messageKey: string };

/** The mail that lists properties whose permits end within a number of days. */
export function permitMail(permits: EndingPermit[], { to, days, messageKey }: Occasion): Mail {
  const when = days === 1 ? 'within a day' : `within ${days} days`;
  const count =
    permits.length === 1 ? '1 advertising permit ends' : `${permits.length} advertising permits end`;
  const title = `${count} ${when}`;
  const advice =
    'A property leaves the site when its permit ends, at midnight in Dubai. To keep it, renew the permit, then import its new end or have it entered at the desk.';
  const rows = permits.map((permit) => ({
    title: permit.title,
    href: `${linkOrigin()}${routes.property(permit.slug)}`,
    facts: [
      permit.permit_expires_at && `Ends ${formatDayOrTime(permit.permit_expires_at)}`,
      permit.permit_number && `permit ${permit.permit_number}`,
      shownReference(permit.reference) && `reference ${shownReference(permit.reference)}`,
    ]
      .filter(Boolean)
      .join(', '),
  }));
  const text = [title, '', ...rows.flatMap((row) => [row.title, row.facts, row.href, '']), advice, ''].join(
    '\n',
  );
  const html = mailPage(
    title,
    `${rows
      .map(
        (row) =>
          `<p style="margin:0 0 16px">${mailLink(row.href, `<bdi>${escapeHtml(row.title)}</bdi>`)}<br>${escapeHtml(row.facts)}</p>`,
      )
      .join('')}<p style="margin:24px 0 0;${secondaryText}">${advice}</p>`,
  );
  return {
    to,
    subject: permits.length === 1 ? `Permit of ${permits[0]?.title} ends ${when}` : title,
    text,
    html,
    messageId: messageIdOf(`permits-${messageKey}`),
  };
}
