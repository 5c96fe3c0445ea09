'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { maxEmailLength } from '@/lib/forms/is-email';
import { nameLength } from '@/lib/staff/name-length';
import { roleLabels, staffRoles } from '@/lib/staff/roles';
import { staffApi } from '@/lib/staff-routes';
import { PasswordLink } from './password-link';

type Invited = { email: string; link: string };

export function InviteForm() {
  const router = useDeskRouter();
  const [invited, setInvited] = useState<Invited | null>(null);
  const { form, onSubmit, errors, message, isPending } = useStaffForm<Invited>({
    path: staffApi.accounts,
    onDone: (response) => {
      setInvited(response);
      form.current?.reset();
      toast({ channel: 'form', title: 'Invited. Please send the link below.' });
      router.refresh();
    },
  });
  return (
    <>
      <form
        method="post"
        ref={form}
        onSubmit={onSubmit}
        className="mt-5 grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4"
      >
        <Field id="name" label="Name" error={errors.name}>
          <Input
            {...controlProps('name', errors)}
            autoComplete="off"
            required
            maxLength={nameLength.max}
            dir="auto"
          />
        </Field>
        <Field id="email" label="Email" error={errors.email}>
          <Input
            {...controlProps('email', errors)}
            type="email"
            autoComplete="off"
            required
            maxLength={maxEmailLength}
          />
        </Field>
        <Field id="role" label="Role">
          <Select id="role" name="role" defaultValue="advisor">
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </Select>
        </Field>
        <ActionButton type="submit" isBusy={isPending} className="sm:mt-6">
          Invite
        </ActionButton>
      </form>
      <div className="mt-3">
        <FormMessage message={message === errors.email ? null : message} />
      </div>
      {invited && (
        <div className="mt-4">
          <PasswordLink link={invited.link} to={invited.email} />
        </div>
      )}
    </>
  );
}
