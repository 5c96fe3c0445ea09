'use client';

import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { toast } from '@/components/ui/toast';
import { staffApi } from '@/lib/staff-routes';
import { PasswordField } from './password-field';

export function ChangePasswordForm({ email }: { email: string }) {
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ message: string }>({
    path: staffApi.auth('change-password'),
    onDone: (response) => {
      form.current?.reset();
      toast({ channel: 'form', title: response.message });
    },
  });
  return (
    <form method="post" ref={form} onSubmit={onSubmit} className="mt-6 grid max-w-110 gap-5">
      {/* So that password managers save the new password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        error={errors.new_password}
      />
      <FormMessage message={message} />
      <ActionButton type="submit" isBusy={isPending} className="justify-self-start">
        Change password
      </ActionButton>
    </form>
  );
}
