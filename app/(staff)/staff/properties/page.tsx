import { Building2 } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { UploadLink } from '@/components/feed-desk/upload-link';
import { propertyStateLabels } from '@/components/property-desk/property-state';
import { PropertyTable } from '@/components/property-desk/property-table';
import { BackendNotice } from '@/components/staff/backend-notice';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { listDeskProperties, readDeskPropertyQuery } from '@/lib/property-desk/desk';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { takesUploads } from '@/lib/uploads/upload';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Properties' };

export default async function DeskPropertiesPage({ searchParams }: { searchParams: SearchParams }) {
  const { role } = await requirePageStaff();
  if (!ownsCatalog()) return <BackendNotice title="Properties" />;
  const list = await readList(
    staffRoutes.properties,
    searchParams,
    readDeskPropertyQuery,
    listDeskProperties,
  );
  return (
    <>
      <PageHeader title="Properties" />
      <SearchFilters
        action={staffRoutes.properties}
        search={list.query.search}
        choice={{ name: 'state', label: 'State', value: list.query.state, options: propertyStateLabels }}
      />
      <ListResults
        icon={Building2}
        entry="property"
        entries="properties"
        empty="No properties of your own yet. They come with an import."
        emptyAction={hasRole(role, 'admin') && takesUploads() && <UploadLink />}
        {...list}
      >
        <PropertyTable properties={list.found.results} />
      </ListResults>
    </>
  );
}
