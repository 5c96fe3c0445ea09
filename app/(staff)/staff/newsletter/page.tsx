import { Mail } from 'lucide-react';
import type { Metadata } from 'next';
import { AddressList } from '@/components/newsletter-desk/address-list';
import { stateLabels } from '@/components/newsletter-desk/state-labels';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { Button } from '@/components/ui/button';
import { describeFilters, listAddresses, readNewsletterQuery } from '@/lib/newsletter/desk';
import { audit } from '@/lib/staff/audit';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../require-page-staff';
import { type SearchParams, toSearchParams } from '../search-params';
import { showLastPage } from '../show-last-page';

export const metadata: Metadata = { title: 'Newsletter' };

export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { email } = await requirePageStaff('admin');
  const params = toSearchParams(await searchParams);
  const query = readNewsletterQuery(params);
  const [found] = await Promise.all([
    listAddresses(query),
    audit({ actor: email, action: 'newsletter.read', subject: describeFilters(query) }),
  ]);
  showLastPage({ path: staffRoutes.newsletter, params, query, found });
  return (
    <>
      <PageHeader title="Newsletter">
        <Button asChild variant="line" size="md">
          <a href={staffApi.newsletterExport} download>
            Export confirmed
          </a>
        </Button>
      </PageHeader>
      <SearchFilters
        action={staffRoutes.newsletter}
        search={query.search}
        choice={{ name: 'state', label: 'State', value: query.state, options: stateLabels }}
      />
      <ListResults
        icon={Mail}
        entry="address"
        entries="addresses"
        empty="No addresses yet."
        path={staffRoutes.newsletter}
        params={params}
        query={query}
        found={found}
      >
        <AddressList addresses={found.results} />
      </ListResults>
    </>
  );
}
