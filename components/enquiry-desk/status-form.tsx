'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { enquiryStatuses, maxReasonLength, statusLabels } from '@/lib/enquiries/statuses';
import { staffApi } from '@/lib/staff-routes';

/** Sent together, because a reason belongs to its status. */
const together = ['status', 'lost_reason'];

type Props = { id: number; status: string; lostReason: string | null };

export function StatusForm({ id, status, lostReason }: Props) {
  const [choice, setChoice] = useState({ of: status, chosen: status });
  // A choice holds until the stored status changes.
  const chosen = choice.of === status ? choice.chosen : status;
  const router = useDeskRouter();
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ inquiry: Enquiry }>({
    path: staffApi.enquiry(id),
    method: 'PATCH',
    opened: { status, lost_reason: lostReason },
    together,
    storedIn: (answer) => answer.inquiry,
    onDone: () => {
      toast({ channel: 'form', title: 'Status saved' });
      router.refresh();
    },
  });
  return (
    <form method="post" ref={form} onSubmit={onSubmit} className="grid gap-3 print:hidden">
      <Field id="new-status" label="Status" error={errors.status}>
        <Select
          key={status}
          id="new-status"
          name="status"
          value={chosen}
          {...errorProps('new-status', errors.status)}
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
        <Field id="lost_reason" label="Why it was lost" required error={errors.lost_reason}>
          <Input
            {...controlProps('lost_reason', errors)}
            required
            maxLength={maxReasonLength}
            defaultValue={lostReason ?? ''}
          />
        </Field>
      )}
      {message && <FormMessage message={message} />}
      <ActionButton type="submit" variant="line" size="md" isBusy={isPending} className="justify-self-start">
        Save status
      </ActionButton>
    </form>
  );
}
