'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestDesk } from '@/components/staff/request-desk';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import type { EnquiryMark } from '@/lib/enquiries/desk/inbox';
import { staffApi } from '@/lib/staff-routes';
import { refreshing } from './refreshing';
import { unreadKey } from './unread-count';

type Props = { id: number; shown: EnquiryMark };

/**
 * Announces that someone else changed the open enquiry, or that its sender wrote again, and shows it on request, so that
 * nothing moves while someone is reading. The state of deliveries refreshes in place.
 */
export function EnquiryNews({ id, shown }: Props) {
  const router = useDeskRouter();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['enquiry', id, shown],
    queryFn: () => requestDesk<EnquiryMark>(staffApi.enquiryChanges(id)),
    initialData: shown,
    ...refreshing,
  });
  // Opening an enquiry marks it as read.
  useEffect(() => {
    client.invalidateQueries({ queryKey: [unreadKey] });
  }, [client]);
  const isChanged = data.event !== shown.event;
  const isDelivered = !isChanged && data.deliveries !== shown.deliveries;
  useEffect(() => {
    if (isDelivered) router.refresh();
  }, [isDelivered, router]);
  return (
    <div role="status">
      {isChanged && (
        <button
          type="button"
          onClick={() => router.refresh()}
          className="flex min-h-11 items-center gap-2.5 text-sm font-semibold underline underline-offset-4"
        >
          <span aria-hidden className="size-2 rounded-full bg-gold-text" />
          {data.messages > shown.messages ? 'New message: show' : 'Updated: show'}
        </button>
      )}
    </div>
  );
}
