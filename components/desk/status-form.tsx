'use client';

import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { enquiryStatuses } from '@/lib/enquiries/statuses';
import { staffApi } from '@/lib/staff-routes';
import { statusLabels } from './labels';
import { useEnquiryAction } from './use-enquiry-action';

type Props = { id: number; status: string; lostReason: string | null };

export function StatusForm({ id, status, lostReason }: Props) {
  const [choice, setChoice] = useState({ of: status, chosen: status });
  // A choice holds until the stored status changes.
  const chosen = choice.of === status ? choice.chosen : status;
  const change = useEnquiryAction();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    change.mutate({ path: staffApi.enquiry(id), method: 'PATCH', body });
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-3">
      <Field id="new-status" label="Status">
        <Select
          id="new-status"
          name="status"
          value={chosen}
          onChange={(event) => setChoice({ of: status, chosen: event.target.value })}
        >
          {enquiryStatuses.map((known) => (
            <option key={known} value={known}>
              {statusLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      {chosen === 'lost' && (
        <Field id="lost_reason" label="Why it was lost" required>
          <Input
            id="lost_reason"
            name="lost_reason"
            required
            maxLength={300}
            defaultValue={lostReason ?? ''}
          />
        </Field>
      )}
      <ActionButton
        type="submit"
        variant="line"
        size="md"
        isBusy={change.isPending}
        className="justify-self-start"
      >
        Save status
      </ActionButton>
    </form>
  );
}
