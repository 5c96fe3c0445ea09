import type { Metadata } from 'next';
import Link from 'next/link';
import { ForgotPasswordForm } from '@/components/account-desk/forgot-password-form';
import { canSendMail } from '@/lib/mail/send-mail';
import { staffRoutes } from '@/lib/staff-routes';

export const metadata: Metadata = { title: 'Reset your password' };

export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="display-md">Reset your password</h1>
      {canSendMail() ? (
        <>
          <p className="mt-3 text-stone">We’ll email you a link to set a new one.</p>
          <ForgotPasswordForm />
        </>
      ) : (
        <p className="mt-3 text-stone">
          This site cannot send email yet. Please ask your administrator for a link to set a new password.
        </p>
      )}
      <Link href={staffRoutes.login} className="mt-4 inline-block py-2 text-sm underline underline-offset-4">
        Back to sign-in
      </Link>
    </>
  );
}
