import { Link } from '@/components/staff/link';
import type { EnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { StatusTag } from './status-tag';

type Props = {
  enquiries: EnquiryDetail['others'];
  /** Query of the inbox that the screen was opened from. */
  filters: string;
};

/** Other enquiries of the same person; renders nothing without any. */
export function OtherEnquiries({ enquiries, filters }: Props) {
  if (enquiries.length === 0) return null;
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title" className="label">
        Same person
      </h2>
      <ul className="mt-3 divide-y divide-line text-sm">
        {enquiries.map(({ id, subject, created_at, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              href={staffRoutes.enquiry(id, filters)}
              className="min-w-0 py-3 wrap-anywhere underline underline-offset-4"
            >
              <bdi>{subject}</bdi>, {formatDateTime(created_at)}
            </Link>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
