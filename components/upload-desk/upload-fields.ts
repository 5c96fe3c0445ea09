import type { ChoiceField } from '@/lib/import/mapping/guess/choices';

const mostWanted: readonly ChoiceField[] = [
  'key',
  'title',
  'low_price',
  'min_area',
  'bedrooms',
  'bathrooms',
  'property_type',
  'property_status',
  'sales_status',
  'city',
  'district',
  'community',
  'formatted_address',
  'developer',
  'reference',
  'permit_number',
  'property_images',
  'description',
];

/** Adding or removing a second file shows the form anew, without what was changed in it. */
export const uncheckedColumns = 'You have changed the name or columns. Please press “Check again” first.';

export const unsavedUpload =
  'You have changed the name or columns, or chosen a second file. Please press “Check again” or “Add file” first.';

export function mostWantedFirst<T extends { field: ChoiceField }>(fields: readonly T[]): T[] {
  const place = ({ field }: T) => {
    const index = mostWanted.indexOf(field);
    return index < 0 ? mostWanted.length : index;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}
