import type { PropertyValues, RelationName } from './property-fields';

/** Labels of fields whose names say too little. */
const labels: Record<string, string> = {
  low_price: 'Starting price',
  delivery_date: 'Handover',
  completion_rate: 'Completion, percent',
  featured_rank: 'Place among the featured, from 1',
  agent_email: 'Agent',
  min_area: 'Smallest area',
  property_status: 'State of construction',
  guarantee_rental_guarantee: 'Rental guarantee',
  rental_guarantee_value: 'Rental guarantee, percent a year',
  service_charge: 'Service charge per sq ft and year',
  cover_image: 'Address of the cover picture',
  minimum_down_payment_percentage: 'Minimum down payment, percent',
  post_delivery: 'Payments after handover',
  formatted_address: 'Postal address',
  permit_url: 'Link to the permit',
  permit_expires_at: 'End of the permit',
  sold_at: 'Day of the sale',
} satisfies Partial<Record<keyof PropertyValues | RelationName, string>>;

/** What the desk calls a field of a property; by default its name in words. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return labels[name] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
