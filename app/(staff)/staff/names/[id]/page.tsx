import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AliasForm } from '@/components/name-desk/alias-form';
import { DeleteAlias } from '@/components/name-desk/delete-alias';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { getAlias, readNameSuggestions } from '@/lib/aliases/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { formatDateTime } from '@/lib/format/date-time';
import { readId } from '@/lib/http/server/references';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Name' };

type Props = { params: Promise<{ id: string }> };

export default async function NamePage({ params }: Props) {
  await requirePageStaff('admin');
  const id = readId((await params).id);
  const alias = ownsCatalog() && id !== null ? await getAlias(id) : null;
  if (!alias || id === null) notFound();
  return (
    <>
      <BackLink href={staffRoutes.names}>All names</BackLink>
      <PageHeader title={alias.alias}>
        <DeleteAlias id={id} alias={alias.alias} />
      </PageHeader>
      {alias.entered_by && alias.entered_at && (
        <p className="mt-6 text-sm text-stone wrap-anywhere">
          Entered by {alias.entered_by}, {formatDateTime(alias.entered_at)}.
        </p>
      )}
      <AliasForm id={id} alias={alias} choices={await readNameSuggestions()} />
    </>
  );
}
