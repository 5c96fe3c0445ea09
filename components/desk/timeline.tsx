import type { EnquiryEvent } from '@/lib/enquiries/archive';
import { formatDateTime } from '@/lib/format/date-time';
import { labelOf } from './labels';

const ways: Record<string, string> = { whatsapp: 'by WhatsApp', call: 'by phone', email: 'by email' };

/** An enquiry's events, oldest first. */
export function Timeline({ events }: { events: EnquiryEvent[] }) {
  if (events.length === 0) return <p className="mt-3 text-sm text-stone">Nothing has happened yet.</p>;
  return (
    <ol className="mt-4 grid gap-4 border-s border-line ps-5 text-sm">
      {events.map((event) => (
        <li key={event.id}>
          <p dir="auto" className="whitespace-pre-wrap">
            {summarise(event)}
          </p>
          <p className="text-stone">
            {event.actor === 'site' ? 'Website' : event.actor},{' '}
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function summarise({ kind, text }: EnquiryEvent): string {
  if (kind === 'assigned') return `Assigned to ${text}`;
  if (kind === 'message') return 'Wrote again';
  if (kind === 'answered') return `Answered ${ways[text ?? ''] ?? text}`;
  if (kind === 'reminder') return 'No answer yet: the advisor was reminded';
  if (kind === 'escalation') return 'No answer yet: the administrators were told';
  if (kind === 'status') {
    const [status = '', ...reason] = (text ?? '').split(': ');
    return `Status: ${[labelOf.status(status), ...reason].join(', ')}`;
  }
  return text ?? '';
}
