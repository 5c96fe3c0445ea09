'use client';

import { ActionButton } from '@/components/staff/action-button';
import type { EnquiryDelivery } from '@/lib/enquiries/desk/read-enquiries';
import { formatDateTime } from '@/lib/format/date-time';
import { staffApi } from '@/lib/staff-routes';
import { labelOf } from './labels';
import { useEnquiryAction } from './use-enquiry-action';

/** Delivery states of the thread's messages; failed ones can be sent again. */
export function Deliveries({ deliveries }: { deliveries: EnquiryDelivery[] }) {
  const send = useEnquiryAction();
  return (
    <ul className="mt-3 divide-y divide-line text-sm">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex min-h-14 items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p>{labelOf.channel(delivery.channel)}</p>
            <p className={`break-words ${delivery.status === 'failed' ? 'text-danger' : 'text-stone'}`}>
              {stateOf(delivery)}
            </p>
          </div>
          {delivery.status === 'failed' && (
            <ActionButton
              variant="line"
              size="md"
              className="shrink-0"
              isBusy={send.isPending}
              aria-label={`Send again: ${labelOf.channel(delivery.channel)}`}
              onClick={() =>
                send.mutate({
                  path: staffApi.enquiryAction(delivery.inquiry_id, 'deliveries'),
                  body: { delivery_id: delivery.id },
                })
              }
            >
              Send again
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ status, delivered_at, attempts, last_error }: EnquiryDelivery): string {
  if (delivered_at) return `Delivered ${formatDateTime(delivered_at)}`;
  if (status === 'failed') return `Failed${last_error ? `: ${last_error}` : ''}`;
  if (attempts === 0) return 'Waiting';
  // Attempts are counted when they begin.
  if (last_error === null) return 'Being sent';
  return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${last_error}`;
}
