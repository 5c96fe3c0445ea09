import { routes } from '@/lib/routes';
import type { Enquiry } from './store';

type About = Pick<Enquiry, 'property_reference' | 'property_slug' | 'property_id'>;

/** Address of the page of an enquiry's property; null without one. */
export function propertyPage({ property_slug, property_id }: Omit<About, 'property_reference'>) {
  const ref = property_slug || (property_id === null ? null : String(property_id));
  return ref === null ? null : routes.property(ref);
}

/** What names an enquiry's property in forms: its reference, or the address of its page; empty without a property. */
export function propertyName(enquiry: About): string {
  return enquiry.property_reference ?? propertyPage(enquiry) ?? '';
}
