import { Tags } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { AliasList } from '@/components/name-desk/alias-list';
import { kindLabels } from '@/components/name-desk/kind-labels';
import { LookAlikeList } from '@/components/name-desk/look-alike-list';
import { BackendNotice } from '@/components/staff/backend-notice';
import { Link } from '@/components/staff/link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { Button } from '@/components/ui/button';
import { findLookAlikes, listAliases, readAliasQuery } from '@/lib/aliases/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Names' };

export default async function NamesPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff('admin');
  if (!ownsCatalog()) return <BackendNotice title="Names" />;
  const [list, lookAlikes] = await Promise.all([
    readList(staffRoutes.names, searchParams, readAliasQuery, listAliases),
    findLookAlikes(),
  ]);
  return (
    <>
      <PageHeader title="Names">
        <Button asChild size="md">
          <Link href={staffRoutes.newName}>New name</Link>
        </Button>
      </PageHeader>
      <p className="mt-6 max-w-[68ch] text-body">
        Feeds and visitors write the same developer or place in several ways. Properties show one of them, and
        searches understand all.
      </p>
      <section aria-labelledby="look-alikes-title" className="mt-10">
        <h2 id="look-alikes-title" className="display-sm">
          Names that look alike
        </h2>
        {lookAlikes.length > 0 ? (
          <LookAlikeList names={lookAlikes} />
        ) : (
          <p className="mt-4 text-stone">No district or developer of your properties looks like another.</p>
        )}
      </section>
      <section aria-labelledby="names-title" className="mt-12">
        <h2 id="names-title" className="display-sm">
          What names mean
        </h2>
        <SearchFilters
          action={staffRoutes.names}
          search={list.query.search}
          choice={{ name: 'kind', label: 'Kind', value: list.query.kind, options: kindLabels }}
        />
        <ListResults icon={Tags} entry="name" entries="names" empty="No names yet." {...list}>
          <AliasList aliases={list.found.results} />
        </ListResults>
      </section>
    </>
  );
}
