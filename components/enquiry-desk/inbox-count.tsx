'use client';

import { useEffect } from 'react';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { counted } from '@/lib/format/counted';
import { type RenderedInbox, useInbox } from './use-inbox';

/**
 * The number of enquiries. When new ones arrive it becomes a button that shows them, so that the list does not move
 * while someone is reading. An empty list shows them at once.
 */
export function InboxCount({ count, ...inbox }: RenderedInbox & { count: number }) {
  const router = useDeskRouter();
  const { arrived } = useInbox(inbox);
  const isEmpty = inbox.entries.length === 0;
  useEffect(() => {
    if (isEmpty && arrived > 0) router.refresh();
  }, [isEmpty, arrived, router]);
  return (
    <div role="status" className="flex min-h-11 items-center">
      {arrived > 0 && !isEmpty ? (
        <button
          type="button"
          onClick={() => router.refresh()}
          className="flex min-h-11 items-center gap-2.5 font-semibold text-ink underline underline-offset-4"
        >
          <span aria-hidden className="rounded-full border-4 border-gold-text" />
          {counted(arrived, 'new enquiry', 'new enquiries')}: show
        </button>
      ) : (
        count > 0 && <p>{count === 1 ? 'One enquiry' : counted(count, 'enquiry', 'enquiries')}</p>
      )}
    </div>
  );
}
