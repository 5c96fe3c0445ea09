import type { Metadata } from 'next';
import Link from 'next/link';
import { SetPasswordForm } from '@/components/account-desk/set-password-form';
import { Button } from '@/components/ui/button';
import { minimumPasswordLength } from '@/lib/staff/password-rule';
import { passwordLinkEmail } from '@/lib/staff/sign-in';
import { staffRoutes } from '@/lib/staff-routes';

export const metadata: Metadata = { title: 'Set your password' };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetPasswordPage({ searchParams }: Props) {
  const { token: sent } = await searchParams;
  const token = typeof sent === 'string' ? sent : '';
  const email = await passwordLinkEmail(token);
  if (!email) return <UsedLink />;
  return (
    <>
      <h1 className="display-md">Set your password</h1>
      <p className="mt-3 text-stone">
        For the account <strong className="font-medium text-ink wrap-anywhere">{email}</strong>. At least{' '}
        {minimumPasswordLength} characters; a few random words do well.
      </p>
      <SetPasswordForm token={token} email={email} />
    </>
  );
}

function UsedLink() {
  return (
    <>
      <h1 className="display-md">This link is no longer valid</h1>
      <p className="mt-3 text-stone">
        It was used already, or is too old. If you have set your password, you can sign in.
      </p>
      <div className="mt-9 flex flex-wrap items-center gap-6">
        <Button asChild>
          <Link href={staffRoutes.forgotPassword}>Request a new link</Link>
        </Button>
        <Link href={staffRoutes.login} className="py-2 text-sm underline underline-offset-4">
          Sign in
        </Link>
      </div>
    </>
  );
}
