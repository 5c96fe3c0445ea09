import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type SearchParams, toSearchParams } from '@/app/search-params';
import { AliasForm } from '@/components/name-desk/alias-form';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { readNameSuggestions } from '@/lib/aliases/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'New name' };

export default async function NewNamePage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff('admin');
  if (!ownsCatalog()) notFound();
  const given = toSearchParams(await searchParams);
  const alias = {
    kind: aliasKinds.find((kind) => kind === given.get('kind')) ?? 'district',
    alias: given.get('alias') ?? '',
    name: given.get('name') ?? '',
    city: given.get('city'),
  };
  return (
    <>
      <BackLink href={staffRoutes.names}>All names</BackLink>
      <PageHeader title="New name" />
      <AliasForm id={null} alias={alias} choices={await readNameSuggestions()} />
    </>
  );
}
