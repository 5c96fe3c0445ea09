'use client';

import { useQuery } from '@tanstack/react-query';
import { requestDesk } from '@/components/staff/request-desk';
import type { InboxEntry, InboxNews } from '@/lib/enquiries/desk/inbox';
import { staffApi } from '@/lib/staff-routes';
import { refreshing } from './refreshing';

/** The list as the server rendered it. */
export type RenderedInbox = {
  entries: InboxEntry[];
  /** The filters, as in the URL. */
  search: string;
  /** Id of the newest message, whatever the filters. */
  newest: number;
  /** Identifies the rendering. */
  renderedAt: string;
};

/** The entries as rendered with their current values, and the number of enquiries since. */
export function useInbox({ entries, search, newest, renderedAt }: RenderedInbox) {
  const query = new URLSearchParams(search);
  query.set('after', String(newest));
  const { data } = useQuery({
    queryKey: ['inbox', search, newest, renderedAt],
    queryFn: () => requestDesk<InboxNews>(`${staffApi.inbox}?${query}`),
    initialData: { results: entries, arrived: 0 },
    ...refreshing,
  });
  const current = new Map(data.results.map((entry) => [entry.id, entry]));
  return { entries: entries.map((entry) => current.get(entry.id) ?? entry), arrived: data.arrived };
}
