'use client';

import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/format/date-time';
import type { NewsletterAddress } from '@/lib/newsletter/desk';
import { staffApi } from '@/lib/staff-routes';
import { stateLabels } from './state-labels';

export function AddressList({ addresses }: { addresses: NewsletterAddress[] }) {
  const router = useDeskRouter();
  const suppress = useMutation({
    mutationFn: (id: number) =>
      requestDesk<{ message: string }>(staffApi.newsletterAddress(id), {
        method: 'PATCH',
        body: { action: 'suppress' },
      }),
    onSuccess: ({ message }) => toast({ channel: 'form', title: message }),
    onError: showFailure,
    onSettled: () => router.refresh(),
  });
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {addresses.map(({ id, email, state, consent_at, confirmed_at, unsubscribed_at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium wrap-anywhere">{email}</p>
            <p className="text-sm text-stone">
              {stateLabels[state]}, {formatDateTime(unsubscribed_at ?? confirmed_at ?? consent_at)}
            </p>
          </div>
          {state !== 'unsubscribed' && (
            <ConfirmButton
              label="Unsubscribe"
              aria-label={`Unsubscribe ${email}`}
              isBusy={suppress.isPending}
              title="Unsubscribe this address?"
              action="Unsubscribe"
              onConfirm={() => suppress.mutate(id)}
            >
              {email} no longer receives the newsletter. Only its owner can subscribe again, by a link in a
              mail.
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );
}
