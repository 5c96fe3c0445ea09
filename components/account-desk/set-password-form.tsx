'use client';

import Link from 'next/link';
import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Button } from '@/components/ui/button';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { PasswordField } from './password-field';

export function SetPasswordForm({ token, email }: { token: string; email: string }) {
  const [isSet, setIsSet] = useState(false);
  const { form, onSubmit, errors, message, isPending } = useStaffForm({
    path: staffApi.auth('reset-password'),
    onDone: () => setIsSet(true),
  });
  if (isSet) {
    return (
      <div className="mt-9 grid gap-6">
        <p ref={(element) => element?.focus()} tabIndex={-1} className="text-lg focus:outline-none">
          Your password is set.
        </p>
        <Button asChild>
          <Link href={staffRoutes.login}>Sign in</Link>
        </Button>
      </div>
    );
  }
  return (
    <form
      method="post"
      ref={form}
      onSubmit={(event) => onSubmit(event, { token })}
      className="mt-9 grid gap-5"
    >
      {/* So that password managers save the password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        error={errors.password}
      />
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending}>
        Set password
      </ActionButton>
      <Link
        href={staffRoutes.forgotPassword}
        className="justify-self-start py-2 text-sm underline underline-offset-4"
      >
        Request a new link
      </Link>
    </form>
  );
}
