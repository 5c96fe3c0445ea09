'use client';

import { Link } from '@/components/staff/link';
import { staffRoutes } from '@/lib/staff-routes';
import { EnquiryEntry } from './enquiry-entry';
import { type RenderedInbox, useInbox } from './use-inbox';

/** Links to the enquiries. Values refresh in place. */
export function EnquiryList(inbox: RenderedInbox) {
  const { entries } = useInbox(inbox);
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {entries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            href={staffRoutes.enquiry(enquiry.id, inbox.search)}
            data-enquiry=""
            className="flex px-1 hover:bg-sand/50 lg:px-3"
          >
            <EnquiryEntry enquiry={enquiry} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
