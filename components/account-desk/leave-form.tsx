'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { toast } from '@/components/ui/toast';
import { staffApi } from '@/lib/staff-routes';
import { LeaveFields, leaveFields } from './leave-fields';

type Props = { id: string; from: string | null; until: string | null };

/** The signed-in person's leave, during which no enquiries are assigned to them. */
export function LeaveForm({ id, from, until }: Props) {
  const router = useDeskRouter();
  const { form, onSubmit, errors, message, isPending } = useStaffForm({
    path: staffApi.account(id),
    method: 'PATCH',
    opened: { leave_from: from, leave_until: until },
    together: leaveFields,
    onDone: () => {
      toast({ channel: 'form', title: 'Leave saved' });
      router.refresh();
    },
  });
  return (
    <form
      method="post"
      ref={form}
      onSubmit={(event) => onSubmit(event, { action: 'leave' })}
      noValidate
      className="mt-6 grid gap-5"
    >
      <p className="text-sm text-stone">While you are away no new enquiry is assigned to you.</p>
      <LeaveFields prefix="own" from={from} until={until} errors={errors} />
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending} className="justify-self-start">
        Save leave
      </ActionButton>
    </form>
  );
}
