import { Building2 } from 'lucide-react';
import type { Metadata } from 'next';
import { propertyStateLabels } from '@/components/property-desk/property-state';
import { PropertyTable } from '@/components/property-desk/property-table';
import { BackendNotice } from '@/components/staff/backend-notice';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { listDeskProperties, readDeskPropertyQuery } from '@/lib/property-desk/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../require-page-staff';
import { type SearchParams, toSearchParams } from '../search-params';
import { showLastPage } from '../show-last-page';

export const metadata: Metadata = { title: 'Properties' };

export default async function DeskPropertiesPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff();
  if (!ownsCatalog()) return <BackendNotice title="Properties" />;
  const params = toSearchParams(await searchParams);
  const query = readDeskPropertyQuery(params);
  const found = await listDeskProperties(query);
  showLastPage({ path: staffRoutes.properties, params, query, found });
  return (
    <>
      <PageHeader title="Properties" />
      <SearchFilters
        action={staffRoutes.properties}
        search={query.search}
        choice={{ name: 'state', label: 'State', value: query.state, options: propertyStateLabels }}
      />
      <ListResults
        icon={Building2}
        entry="property"
        entries="properties"
        empty="No properties of your own yet. They come with an import."
        path={staffRoutes.properties}
        params={params}
        query={query}
        found={found}
      >
        <PropertyTable properties={found.results} />
      </ListResults>
    </>
  );
}
