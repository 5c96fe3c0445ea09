'use client';

import Link from 'next/link';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { maxEmailLength } from '@/lib/forms/is-email';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { PasswordField } from './password-field';

export function SignInForm({ next }: { next: string }) {
  // A full load, because the session cookie is new and every staff screen depends on it.
  const onDone = () => location.assign(next);
  const { form, onSubmit, message, isPending, isDone } = useStaffForm({
    path: staffApi.auth('login'),
    onDone,
  });
  return (
    <form method="post" ref={form} onSubmit={onSubmit} className="mt-9 grid gap-5">
      <Field id="email" label="Email">
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={maxEmailLength}
        />
      </Field>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending || isDone}>
        {isPending || isDone ? 'Signing in…' : 'Sign in'}
      </ActionButton>
      <Link
        href={staffRoutes.forgotPassword}
        className="justify-self-start py-2 text-sm underline underline-offset-4"
      >
        Forgot your password?
      </Link>
    </form>
  );
}
