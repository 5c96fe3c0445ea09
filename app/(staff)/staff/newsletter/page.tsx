import { Mail } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { AddressList } from '@/components/newsletter-desk/address-list';
import { stateLabels } from '@/components/newsletter-desk/state-labels';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { Button } from '@/components/ui/button';
import { describeFilters, listAddresses, readNewsletterQuery } from '@/lib/newsletter/desk';
import { audit } from '@/lib/staff/audit';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Newsletter' };

export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { email } = await requirePageStaff('admin');
  const list = await readList(staffRoutes.newsletter, searchParams, readNewsletterQuery, async (query) => {
    await audit({ actor: email, action: 'newsletter.read', subject: describeFilters(query) });
    return listAddresses(query);
  });
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
        search={list.query.search}
        choice={{ name: 'state', label: 'State', value: list.query.state, options: stateLabels }}
      />
      <ListResults icon={Mail} entry="address" entries="addresses" empty="No addresses yet." {...list}>
        <AddressList addresses={list.found.results} />
      </ListResults>
    </>
  );
}
