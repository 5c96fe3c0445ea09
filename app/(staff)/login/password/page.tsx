import type { Metadata } from 'next';
import { SetPasswordForm } from '@/components/staff/set-password-form';
import { minimumPasswordLength } from '@/lib/staff/password-rule';

export const metadata: Metadata = { title: 'Set your password' };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return (
    <>
      <h1 className="display-md">Set your password</h1>
      <p className="mt-3 text-stone">
        At least {minimumPasswordLength} characters. A few random words do well.
      </p>
      <SetPasswordForm token={typeof token === 'string' ? token : ''} />
    </>
  );
}
