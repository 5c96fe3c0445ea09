'use client';

import Link from 'next/link';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { labelOf } from './labels';
import { StatusTag } from './status-tag';
import { type RenderedInbox, useInbox } from './use-inbox';

/** Unread enquiries are bold and marked for screen readers. Values refresh in place. */
export function EnquiryList(inbox: RenderedInbox) {
  const { entries } = useInbox(inbox);
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {entries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            href={staffRoutes.enquiry(enquiry.id)}
            data-enquiry=""
            className="grid gap-x-6 gap-y-1 px-1 py-4 hover:bg-sand/50 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_16rem] lg:px-3"
          >
            <span className="flex min-w-0 items-center gap-2.5">
              {enquiry.read_at === null && (
                <span className="size-2 shrink-0 rounded-full bg-gold-text">
                  <span className="sr-only">Unread</span>
                </span>
              )}
              <span dir="auto" className={`truncate ${enquiry.read_at === null ? 'font-semibold' : ''}`}>
                {enquiry.name}
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
              {labelOf.source(enquiry.source)}
              {enquiry.assignee_name && (
                <>
                  ,{' '}
                  <span dir="auto" className="truncate">
                    {enquiry.assignee_name}
                  </span>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
