'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { nameLength } from '@/lib/staff/name-length';
import { staffApi } from '@/lib/staff-routes';

/** The signed-in person's name. */
export function ProfileForm({ name }: { name: string }) {
  const router = useDeskRouter();
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ user: { name: string } }>({
    path: staffApi.profileUpdate,
    method: 'PATCH',
    opened: { name },
    storedIn: ({ user }) => user,
    onDone: () => {
      toast({ channel: 'form', title: 'Name saved' });
      router.refresh();
    },
  });
  return (
    <form method="post" ref={form} onSubmit={onSubmit} noValidate className="mt-6 grid max-w-110 gap-5">
      <p className="text-sm text-stone">
        Shown to visitors below your emails and to colleagues beside your enquiries.
      </p>
      <Field id="own-name" label="Name" required error={errors.name}>
        <Input
          id="own-name"
          name="name"
          defaultValue={name}
          autoComplete="name"
          maxLength={nameLength.max}
          dir="auto"
          {...errorProps('own-name', errors.name)}
        />
      </Field>
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending} className="justify-self-start">
        Save name
      </ActionButton>
    </form>
  );
}
