'use client';

import { Button } from '@/components/ui/button';
import type { EnquiryDelivery } from '@/lib/enquiries/archive';
import { formatDateTime } from '@/lib/format/date-time';
import { api } from '@/lib/routes';
import { labelOf } from './labels';
import { useEnquiryAction } from './use-enquiry-action';

/** Delivery states of the thread's messages; failed ones can be sent again. */
export function Deliveries({ deliveries }: { deliveries: EnquiryDelivery[] }) {
  const send = useEnquiryAction();
  return (
    <ul className="mt-3 divide-y divide-line text-sm">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex min-h-12 flex-wrap items-center justify-between gap-3 py-2">
          <span>{labelOf.channel(delivery.channel)}</span>
          <span className={delivery.status === 'failed' ? 'text-danger' : 'text-stone'}>
            {stateOf(delivery)}
          </span>
          {delivery.status === 'failed' && (
            <Button
              variant="line"
              size="md"
              disabled={send.isPending}
              onClick={() =>
                send.mutate({
                  path: api.enquiryAction(delivery.inquiry_id, 'deliveries'),
                  body: { delivery_id: delivery.id },
                })
              }
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ status, delivered_at, attempts, last_error }: EnquiryDelivery): string {
  if (delivered_at) return `Delivered ${formatDateTime(delivered_at)}`;
  if (status === 'failed') return `Failed${last_error ? `: ${last_error}` : ''}`;
  return attempts === 0 ? 'Waiting' : `Tried ${attempts} times${last_error ? `: ${last_error}` : ''}`;
}
