import { fieldLabel } from '@/lib/catalog/fields/field-label';

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
  apartment_id: 'Unit ID',
  apt_no: 'Apartment number',
  apartment_type_id: 'Bedrooms',
  no_of_baths: 'Bathrooms',
  is_demand: 'Demand',
  unit_count: 'Number of units',
};

export function uploadLabel(field: string): string {
  return labels[field] ?? fieldLabel(field);
}

/** The reason of a finding, with the labels of the desk in place of paths such as `property.low_price`. */
export function reasonInWords(reason: string): string {
  const [, subject, path, rest] = /^(property|unit|agent)\.([a-z_.]+) (.+)$/s.exec(reason) ?? [];
  if (!subject || !path) return reason;
  const label = path.split('.').map(uploadLabel).join(', ');
  return `${subject === 'property' ? '' : `${subject}: `}“${label}” ${rest}`;
}
