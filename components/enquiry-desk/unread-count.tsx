'use client';

import { useQuery } from '@tanstack/react-query';
import { requestDesk } from '@/components/staff/request-desk';
import { staffApi } from '@/lib/staff-routes';
import { refreshing } from './refreshing';

export const unreadKey = 'unread enquiries';
const most = 99;

/** Unread enquiries, beside the menu entry; on phones over its icon, so that the menu does not move. */
export function UnreadCount({ unread: initial }: { unread: number }) {
  const { data } = useQuery({
    queryKey: [unreadKey, initial],
    queryFn: () => requestDesk<{ unread: number }>(staffApi.unread),
    initialData: { unread: initial },
    ...refreshing,
  });
  if (data.unread === 0) return null;
  return (
    <span className="figures absolute start-1/2 top-1.5 ms-1.5 min-w-5 rounded-full bg-gold px-1.5 text-center text-[0.6875rem]/5 font-semibold text-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] lg:static lg:ms-auto">
      {data.unread > most ? `${most}+` : data.unread}
      <span className="sr-only"> unread</span>
    </span>
  );
}
