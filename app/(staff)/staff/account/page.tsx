import type { Metadata } from 'next';
import { ChangePasswordForm } from '@/components/staff/change-password-form';
import { PageHeader } from '@/components/staff/page-header';
import { SessionList } from '@/components/staff/session-list';
import { SignOutButton } from '@/components/staff/sign-out-button';
import { listSessions } from '@/lib/staff/accounts';
import { requirePageSession } from '../require-page-staff';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage() {
  const { member, sessionId } = await requirePageSession();
  const sessions = await listSessions(member.id);
  return (
    <>
      <PageHeader title="Your account">
        <SignOutButton />
      </PageHeader>
      <p className="mt-6 text-stone">
        {member.name}, {member.email}
      </p>
      <div className="mt-10 grid gap-14 xl:grid-cols-2">
        <section aria-labelledby="password-title">
          <h2 id="password-title" className="display-sm">
            Password
          </h2>
          <ChangePasswordForm />
        </section>
        <section aria-labelledby="sessions-title">
          <h2 id="sessions-title" className="display-sm">
            Where you are signed in
          </h2>
          <SessionList sessions={sessions} current={sessionId} />
        </section>
      </div>
    </>
  );
}
