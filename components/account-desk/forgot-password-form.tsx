'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { maxEmailLength } from '@/lib/forms/is-email';
import { staffApi } from '@/lib/staff-routes';

export function ForgotPasswordForm() {
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ message: string }>({
    path: staffApi.auth('request-password-reset'),
    onDone: (done) => setConfirmation(done.message),
  });
  if (confirmation)
    return (
      <p ref={(element) => element?.focus()} tabIndex={-1} className="mt-9 text-lg focus:outline-none">
        {confirmation}
      </p>
    );
  return (
    <form method="post" ref={form} onSubmit={onSubmit} className="mt-9 grid gap-5">
      <Field id="email" label="Email" error={errors.email}>
        <Input
          {...controlProps('email', errors)}
          type="email"
          autoComplete="username"
          required
          maxLength={maxEmailLength}
        />
      </Field>
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending}>
        Send the link
      </ActionButton>
    </form>
  );
}
