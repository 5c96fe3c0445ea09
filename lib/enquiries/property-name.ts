import { routes } from '@/lib/routes';
import type { Enquiry } from './enquiry';

type About = Pick<Enquiry, 'property_reference' | 'property_slug' | 'property_id'>;

/** Slug or id by which the catalogue finds an enquiry's property; null without one. */
export function propertyRef({
  property_slug,
  property_id,
}: Pick<About, 'property_slug' | 'property_id'>): string | null {
  return property_slug || (property_id === null ? null : String(property_id));
}

/** Path of the page of an enquiry's property; null without one. */
export function propertyPage(enquiry: Parameters<typeof propertyRef>[0]) {
  const ref = propertyRef(enquiry);
  return ref === null ? null : routes.property(ref);
}

/** What names an enquiry's property in forms: its reference, or the URL of its page; empty without a property. */
export function propertyName(enquiry: About): string {
  return enquiry.property_reference ?? propertyPage(enquiry) ?? '';
}
