import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HideButton } from '@/components/property-desk/hide-button';
import { PropertyFacts } from '@/components/property-desk/property-facts';
import type { FormField } from '@/components/property-desk/property-field';
import { PropertyForm } from '@/components/property-desk/property-form';
import { PropertyState } from '@/components/property-desk/property-state';
import { BackLink } from '@/components/staff/back-link';
import { Link } from '@/components/staff/link';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { plainText } from '@/lib/format/plain-text';
import { readId } from '@/lib/http/server/references';
import {
  getDeskProperty,
  type PropertyEdit,
  readAgentChoices,
  readNameChoices,
} from '@/lib/property-desk/desk';
import { type EditableField, furtherFields, mostWantedFields } from '@/lib/property-desk/editable-fields';
import { routes } from '@/lib/routes';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Property' };

type Props = { params: Promise<{ id: string }> };

const groups = [
  { title: 'Offer and text', fields: mostWantedFields.map(forForm) },
  { title: 'Further fields', fields: furtherFields.map(forForm) },
];

export default async function DeskPropertyPage({ params }: Props) {
  const { role } = await requirePageStaff();
  const { id } = await params;
  const number = readId(id);
  const property = number && ownsCatalog() ? await getDeskProperty(number) : null;
  if (!property) notFound();
  const mayEdit = hasRole(role, 'admin');
  const agents = await readAgentChoices();
  const { is_on_site, off_site, key, slug, title } = property;
  return (
    <>
      <BackLink href={staffRoutes.properties}>All properties</BackLink>
      <PageHeader title={title}>
        <PropertyState offSite={off_site} />
        {mayEdit && <HideButton property={property} />}
      </PageHeader>
      <p className="mt-6 text-sm text-stone wrap-anywhere">
        {key}
        {is_on_site && (
          <>
            {'. '}
            <Link href={routes.property(slug)} className="underline underline-offset-4">
              See it on the site
            </Link>
          </>
        )}
      </p>
      <p className="mt-2 max-w-[68ch] text-sm text-stone">
        Units, pictures except the cover, facilities, payment plans and coordinates come only from the feed or
        an import.
      </p>
      {mayEdit ? (
        <PropertyForm
          property={{ ...property, edits: property.edits.map(withPlainText) }}
          groups={groups}
          choices={await readNameChoices()}
          agents={agents}
        />
      ) : (
        <PropertyFacts property={property} fields={groups.flatMap(({ fields }) => fields)} agents={agents} />
      )}
    </>
  );
}

/** The feed's text is quoted without its markup. */
function withPlainText(edit: PropertyEdit): PropertyEdit {
  const isHtml = mostWantedFields.some(({ name, control }) => name === edit.field && control === 'long');
  return isHtml ? { ...edit, feed_value: plainText(edit.feed_value) } : edit;
}

function forForm({ name, label, measure, control }: EditableField): FormField {
  return { name, label, measure, control };
}
