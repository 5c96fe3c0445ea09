import { BookOpenText } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { kindLabels } from '@/components/landing-desk/kind-labels';
import { LandingPageList } from '@/components/landing-desk/landing-page-list';
import { BackendNotice } from '@/components/staff/backend-notice';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { listLandingPages, readLandingPageQuery } from '@/lib/landing-texts/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Landing pages' };

export default async function LandingPagesPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff();
  if (!ownsCatalog()) return <BackendNotice title="Landing pages" />;
  const list = await readList(staffRoutes.landingPages, searchParams, readLandingPageQuery, listLandingPages);
  return (
    <>
      <PageHeader title="Landing pages" />
      <p className="mt-6 max-w-[68ch] text-body">
        Every district, developer and type with properties has its own page. Your text replaces the default
        one.
      </p>
      <SearchFilters
        action={staffRoutes.landingPages}
        search={list.query.search}
        choice={{ name: 'kind', label: 'Kind', value: list.query.kind, options: kindLabels }}
      />
      <ListResults
        icon={BookOpenText}
        entry="page"
        entries="pages"
        empty="No properties yet, so there are no landing pages."
        {...list}
      >
        <LandingPageList pages={list.found.results} />
      </ListResults>
    </>
  );
}
