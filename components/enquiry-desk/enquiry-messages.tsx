import type { EnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import { formatDateTime } from '@/lib/format/date-time';

/** An enquiry's text, and the later messages of its thread. */
export function EnquiryMessages({ enquiry, messages }: Pick<EnquiryDetail, 'enquiry' | 'messages'>) {
  return (
    <div className="max-w-[68ch]">
      <h2 dir="auto" className="display-sm break-words">
        {enquiry.subject}
      </h2>
      <p dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere text-body">
        {enquiry.message}
      </p>
      {messages.map((later) => (
        <article key={later.id} className="mt-6 border-s-2 border-gold ps-5">
          <h3 className="font-sans text-sm leading-normal text-stone">
            <time dateTime={later.created_at}>{formatDateTime(later.created_at)}</time>
            {later.subject !== enquiry.subject && `, ${later.subject}`}
          </h3>
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere text-body">
            {later.message}
          </p>
        </article>
      ))}
    </div>
  );
}
