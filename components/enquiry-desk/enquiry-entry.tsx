import { cn } from '@/components/ui/class-names';
import type { InboxEntry } from '@/lib/enquiries/desk/inbox';
import { formatDateTime } from '@/lib/format/date-time';
import { labelOf } from './labels';
import { StatusTag } from './status-tag';

/** What the inbox shows of an enquiry, in two columns. Unread ones are bold and marked for screen readers. */
export function EnquiryEntry({ enquiry, nameId }: { enquiry: InboxEntry; nameId?: string }) {
  const isUnread = enquiry.read_at === null;
  return (
    <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_16rem]">
      <span className="flex min-w-0 items-center gap-2.5 large-text:flex-wrap">
        <span className="flex min-w-0 items-center gap-2.5">
          {isUnread && (
            <span className="shrink-0 rounded-full border-4 border-gold-text">
              <span className="sr-only">Unread</span>
            </span>
          )}
          <span
            id={nameId}
            dir="auto"
            className={cn('truncate large-text:whitespace-normal', isUnread && 'font-semibold')}
          >
            {enquiry.name}
          </span>
        </span>
        <StatusTag status={enquiry.status} />
        {enquiry.failed_deliveries > 0 && (
          <span className="shrink-0 text-xs font-semibold text-danger">Not delivered</span>
        )}
        {enquiry.followed_by > 0 && (
          <span className="shrink-0 text-xs text-stone">{enquiry.followed_by + 1} messages</span>
        )}
      </span>
      <time dateTime={enquiry.created_at} className="text-sm text-stone">
        {formatDateTime(enquiry.created_at)}
      </time>
      <span className="flex min-w-0 gap-1 text-sm text-body">
        {enquiry.property_title && (
          <>
            <span className="flex max-w-1/2 shrink-0">
              <span dir="auto" className="truncate">
                {enquiry.property_title}
              </span>
              :
            </span>{' '}
          </>
        )}
        <span dir="auto" className="truncate">
          {enquiry.message}
        </span>
      </span>
      <span className="flex min-w-0 gap-1 text-sm text-stone">
        <span className="shrink-0">
          {labelOf.source(enquiry.source)}
          {enquiry.assignee_name && ','}
        </span>{' '}
        {enquiry.assignee_name && (
          <span dir="auto" className="truncate">
            {enquiry.assignee_name}
          </span>
        )}
      </span>
    </span>
  );
}
