import type { Metadata } from 'next';
import { AccountList } from '@/components/account-desk/account-list';
import { InviteForm } from '@/components/account-desk/invite-form';
import { PageHeader } from '@/components/staff/page-header';
import { dubaiDay } from '@/lib/dubai-day';
import { countOpenByAdvisor } from '@/lib/enquiries/desk/read-enquiries';
import { listAccounts } from '@/lib/staff/accounts';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'People' };

export default async function AccountsPage() {
  const member = await requirePageStaff('admin');
  const [accounts, open] = await Promise.all([listAccounts(), countOpenByAdvisor()]);
  return (
    <>
      <PageHeader title="People" />
      <section aria-labelledby="invite-title" className="mt-8">
        <h2 id="invite-title" className="display-sm">
          Invite someone
        </h2>
        <InviteForm />
      </section>
      <section aria-labelledby="accounts-title" className="mt-12">
        <h2 id="accounts-title" className="display-sm">
          Accounts
        </h2>
        <AccountList accounts={accounts} open={open} self={member.id} today={dubaiDay(Date.now())} />
      </section>
    </>
  );
}
