import { Link } from '@/components/staff/link';
import { counted } from '@/lib/format/counted';
import { staffRoutes } from '@/lib/staff-routes';

type Props = { account: { id: string; disabled_at: string | null }; count: number };

/** Leads to the open enquiries of a person, to assign them to others; nothing when there are none. */
export function OpenEnquiries({ account: { id, disabled_at }, count }: Props) {
  if (count === 0) return null;
  return (
    <Link
      href={staffRoutes.reassign(id)}
      className={`inline-flex min-h-11 items-center text-sm underline underline-offset-4 ${disabled_at ? 'text-danger' : ''}`}
    >
      {counted(count, 'open enquiry', 'open enquiries')}: assign to others
    </Link>
  );
}
