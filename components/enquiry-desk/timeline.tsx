import type { ContactWay } from '@/lib/enquiries/contact-ways';
import type { EnquiryEvent } from '@/lib/enquiries/desk/read-enquiries';
import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import { hasKey } from '@/lib/typed-keys';
import { labelOf } from './labels';

const answeredBy: Record<ContactWay, string> = {
  whatsapp: 'by WhatsApp',
  call: 'by phone',
  email: 'by email',
};

/** Number of latest events shown at once. */
const latest = 20;

/** An enquiry's events, newest first; earlier events of a long history are collapsed. */
export function Timeline({ events }: { events: EnquiryEvent[] }) {
  if (events.length === 0) return <p className="mt-6 text-sm text-stone">No activity yet.</p>;
  const newestFirst = events.toReversed();
  const earlier = newestFirst.slice(latest);
  return (
    <>
      <EventList events={newestFirst.slice(0, latest)} />
      {earlier.length > 0 && (
        <details>
          <summary className="mt-4 flex min-h-11 w-fit cursor-pointer items-center text-sm underline underline-offset-4">
            {counted(earlier.length, 'earlier event')}
          </summary>
          <EventList events={earlier} />
        </details>
      )}
    </>
  );
}

function EventList({ events }: { events: EnquiryEvent[] }) {
  return (
    <ol className="mt-6 grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-4 border-s border-line ps-5 text-sm">
      {events.map((event) => (
        <li key={event.id}>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {summarise(event)}
          </p>
          <p className="wrap-anywhere text-stone">
            {actorOf(event)}, <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Who did it: a member of staff, the sender, or the desk automatically. */
function actorOf({ actor, kind }: EnquiryEvent): string {
  if (actor !== 'site') return actor;
  if (kind === 'message') return 'Sender';
  return kind === 'assigned' ? 'Automatic assignment' : 'Automatic';
}

/** Each value in its own direction, so that Arabic ones do not swap places around the arrow. */
function isolated(text: string | null): string | undefined {
  return text?.replace(/^([^:]+: )(.*) → (.*)$/gm, '$1\u2068$2\u2069 → \u2068$3\u2069');
}

function summarise({ kind, text }: EnquiryEvent): string {
  if (kind === 'assigned') return `Assigned to ${text}`;
  if (kind === 'corrected') return ['Corrected', isolated(text)].filter(Boolean).join('\n');
  if (kind === 'entered') return 'Entered at the desk';
  if (kind === 'message') return 'Wrote again';
  if (kind === 'answered') return `Answered ${text && hasKey(answeredBy, text) ? answeredBy[text] : text}`;
  if (kind === 'reminder') return 'No answer yet: advisor reminded';
  if (kind === 'escalation') return 'No answer yet: administrators notified';
  if (kind === 'status') {
    const [status = '', ...reason] = (text ?? '').split(': ');
    return `Status: ${[labelOf.status(status), ...reason].join(', ')}`;
  }
  return text ?? '';
}
