import type { Metadata } from 'next';
import { ChangePasswordForm } from '@/components/account-desk/change-password-form';
import { LeaveForm } from '@/components/account-desk/leave-form';
import { OpenEnquiries } from '@/components/account-desk/open-enquiries';
import { ProfileForm } from '@/components/account-desk/profile-form';
import { SessionList } from '@/components/account-desk/session-list';
import { SignOutButton } from '@/components/account-desk/sign-out-button';
import { PageHeader } from '@/components/staff/page-header';
import { countOpenByAdvisor } from '@/lib/enquiries/desk/read-enquiries';
import { listAccounts, listSessions } from '@/lib/staff/accounts';
import { requirePageSession } from '../require-page-staff';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage() {
  const { member, sessionId } = await requirePageSession();
  const [sessions, accounts, open] = await Promise.all([
    listSessions(member.id),
    listAccounts(),
    countOpenByAdvisor(),
  ]);
  const own = accounts.find(({ id }) => id === member.id);
  return (
    <>
      <PageHeader title="Your account">
        <SignOutButton />
      </PageHeader>
      <p className="mt-6 text-stone wrap-anywhere">
        {member.name}, {member.email}
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14 xl:grid-cols-2">
        <section aria-labelledby="name-title">
          <h2 id="name-title" className="display-sm">
            Your name
          </h2>
          <ProfileForm name={member.name} />
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className="display-sm">
            Password
          </h2>
          <ChangePasswordForm email={member.email} />
        </section>
        <section aria-labelledby="leave-title">
          <h2 id="leave-title" className="display-sm">
            Leave
          </h2>
          <LeaveForm id={member.id} from={own?.leave_from ?? null} until={own?.leave_until ?? null} />
          {own && <OpenEnquiries account={own} count={open[own.id] ?? 0} />}
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
