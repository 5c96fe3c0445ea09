import type { Enquiry } from '../enquiry';
import { propertyTypes } from './options';

/** What the sender looks for, as far as the form says. */
export function preferencesOf({ property_type, city }: Pick<Enquiry, 'property_type' | 'city'>) {
  const type = propertyTypes.find(({ value }) => value === property_type)?.label ?? property_type;
  return [
    { label: 'Property type', value: type },
    { label: 'City', value: city },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
