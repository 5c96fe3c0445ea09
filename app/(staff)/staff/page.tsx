import { Inbox } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { EnquiryList } from '@/components/desk/enquiry-list';
import { InboxFilters } from '@/components/desk/inbox-filters';
import { KeyboardShortcuts } from '@/components/desk/keyboard-shortcuts';
import { EmptyList } from '@/components/staff/empty-list';
import { ListPages } from '@/components/staff/list-pages';
import { PageHeader } from '@/components/staff/page-header';
import { Button } from '@/components/ui/button';
import { countFailedDeliveries, listEnquiries } from '@/lib/enquiries/archive';
import { readArchiveQuery } from '@/lib/enquiries/archive-query';
import { api, routes } from '@/lib/routes';
import { listAccounts } from '@/lib/staff/accounts';
import { audit } from '@/lib/staff/audit';
import { hasRole } from '@/lib/staff/roles';
import { requirePageStaff } from './require-page-staff';
import { type SearchParams, toSearchParams } from './search-params';

export const metadata: Metadata = { title: 'Enquiries' };

type Props = { searchParams: SearchParams };

export default async function InboxPage({ searchParams }: Props) {
  const member = await requirePageStaff();
  const params = toSearchParams(await searchParams);
  const query = readArchiveQuery(params);
  const [{ count, results }, accounts, failed] = await Promise.all([
    listEnquiries(query),
    listAccounts(),
    countFailedDeliveries(),
  ]);
  const subject = `${results.length} enquiries`;
  await audit({ actor: member.email, action: 'enquiries.listed', subject });
  return (
    <>
      <PageHeader title="Enquiries">
        <div className="flex flex-wrap gap-3">
          <KeyboardShortcuts />
          {hasRole(member.role, 'admin') && (
            <Button asChild variant="line" size="md">
              <a href={`${api.enquiryExport}?${params}`} download>
                Export CSV
              </a>
            </Button>
          )}
          <Button asChild size="md">
            <Link href={routes.staffNewEnquiry}>Add enquiry</Link>
          </Button>
        </div>
      </PageHeader>
      {failed > 0 && (
        <p className="mt-6 border-s-3 border-danger bg-white px-5 py-3 text-sm">
          {failed === 1 ? 'One delivery was' : `${failed} deliveries were`} given up.{' '}
          <Link href={`${routes.staff}?delivery=failed`} className="underline underline-offset-4">
            Show the enquiries
          </Link>
        </p>
      )}
      <InboxFilters query={query} people={accounts.filter((account) => !account.disabled_at)} />
      {results.length > 0 ? (
        <>
          <p className="mt-8 text-sm text-stone">{count === 1 ? 'One enquiry' : `${count} enquiries`}</p>
          <EnquiryList enquiries={results} />
          <ListPages
            path={routes.staff}
            params={params}
            page={query.page}
            pageSize={query.pageSize}
            count={count}
          />
        </>
      ) : (
        <EmptyList
          icon={Inbox}
          entry="enquiry"
          empty="No enquiries yet. New ones appear here."
          path={routes.staff}
          params={params}
        />
      )}
    </>
  );
}
