import { Inbox } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { AssignSeveral } from '@/components/enquiry-desk/assign-several';
import { EnquiryList } from '@/components/enquiry-desk/enquiry-list';
import { InboxCount } from '@/components/enquiry-desk/inbox-count';
import { InboxFilters } from '@/components/enquiry-desk/inbox-filters';
import { KeyboardShortcuts } from '@/components/enquiry-desk/keyboard-shortcuts';
import { selectKey } from '@/components/enquiry-desk/labels';
import { KeepFocus } from '@/components/staff/keep-focus';
import { Link } from '@/components/staff/link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { Button } from '@/components/ui/button';
import { assignablePeople } from '@/lib/enquiries/desk/assignable-people';
import { newestMessage, toInboxEntry } from '@/lib/enquiries/desk/inbox';
import { describeFilters, readInboxQuery } from '@/lib/enquiries/desk/inbox-query';
import { countFailedDeliveries, listEnquiries } from '@/lib/enquiries/desk/read-enquiries';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import { canSendMail } from '@/lib/mail/send-mail';
import { listAccounts } from '@/lib/staff/accounts';
import { audit } from '@/lib/staff/audit';
import { hasRole } from '@/lib/staff/roles';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { readList } from './read-list';
import { requirePageStaff } from './require-page-staff';

export const metadata: Metadata = { title: 'Enquiries' };

type Props = { searchParams: SearchParams };

export default async function InboxPage({ searchParams }: Props) {
  const member = await requirePageStaff();
  // Read before the list, so that messages that arrive in between are not missed.
  const newest = await newestMessage();
  const [list, accounts, failed] = await Promise.all([
    readList(staffRoutes.home, searchParams, readInboxQuery, listEnquiries),
    listAccounts(),
    countFailedDeliveries(),
  ]);
  const { params, query, found } = list;
  const subject = `${counted(found.results.length, 'enquiry', 'enquiries')}${describeFilters(query)}`;
  await audit({ actor: member.email, action: 'enquiries.listed', subject });
  const isSelecting = params.has(selectKey);
  const filters = new URLSearchParams(params);
  filters.delete(selectKey);
  const selecting = new URLSearchParams([...filters, [selectKey, '1']]);
  const inbox = {
    entries: found.results.map(toInboxEntry),
    search: params.toString(),
    newest,
    renderedAt: new Date().toISOString(),
  };
  return (
    <>
      <PageHeader title="Enquiries">
        <KeyboardShortcuts />
        <Button asChild size="md">
          <Link href={staffRoutes.newEnquiry}>Add enquiry</Link>
        </Button>
      </PageHeader>
      {failed > 0 && (
        <p className="mt-6 border-s-3 border-danger bg-white px-5 py-3 text-sm print:hidden">
          {failed === 1 ? 'One delivery' : `${formatNumber(failed)} deliveries`} failed.{' '}
          <Link href={staffRoutes.inbox('delivery=failed')} className="underline underline-offset-4">
            Show the enquiries
          </Link>
        </p>
      )}
      <InboxFilters query={query} people={accounts} isSelecting={isSelecting} />
      <KeepFocus>
        <ListResults
          icon={Inbox}
          entry="enquiry"
          entries="enquiries"
          empty="No enquiries yet. New ones appear here."
          {...list}
          params={found.count === 0 ? filters : params}
          counter={<InboxCount count={found.count} {...inbox} />}
          action={
            <div className="flex flex-wrap gap-x-6 print:hidden">
              <Link
                href={`${staffRoutes.home}?${isSelecting ? filters : selecting}`}
                className="flex min-h-11 items-center underline underline-offset-4"
              >
                {isSelecting ? 'Stop selecting' : 'Assign several'}
              </Link>
              {hasRole(member.role, 'admin') && (
                <a
                  href={`${staffApi.enquiryExport}?${params}`}
                  download
                  className="flex min-h-11 items-center underline underline-offset-4"
                >
                  Export CSV
                </a>
              )}
            </div>
          }
        >
          {isSelecting ? (
            <AssignSeveral
              {...inbox}
              count={found.count}
              people={assignablePeople(accounts, Date.now())}
              self={member.id}
              sendsMail={canSendMail()}
            />
          ) : (
            <EnquiryList {...inbox} />
          )}
        </ListResults>
      </KeepFocus>
    </>
  );
}
