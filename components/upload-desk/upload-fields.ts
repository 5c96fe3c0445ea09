import { fieldLabel } from '@/lib/catalog/fields/field-label';
import type { ChoiceField } from '@/lib/import/guess/choices';

/** Labels of fields that a list has for each home, or that only imports know. */
const labels: Record<string, string> = {
  key: 'What identifies a property',
  low_price: 'Price',
  min_area: 'Size',
  property_type: 'Type',
  property_images: 'Pictures',
  payment_plans: 'Payment plan',
  service_charge: 'Service charge',
  residential_units: 'Homes in the building',
  units: 'List of homes',
  map_coordinates: 'Coordinates',
  agent_email: 'Agent’s email',
  agent_name: 'Agent’s name',
  agent_phone: 'Agent’s phone',
  updated_at: 'Last change',
  returning: 'Back on the site',
  only: 'Rows left out',
};

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

export function uploadLabel(field: string): string {
  return labels[field] ?? fieldLabel(field);
}

export function mostWantedFirst<T extends { field: ChoiceField }>(fields: readonly T[]): T[] {
  const place = ({ field }: T) => {
    const index = mostWanted.indexOf(field);
    return index < 0 ? mostWanted.length : index;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}
