import { type ContactSubject, enquiryMessage } from '@/components/catalog/contact-actions';
import { isForSale } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail } from '@/lib/catalog/types';
import { enquiryDefaults } from '@/lib/enquiries/form/defaults';
import { shownReference } from '@/lib/format/reference';
import { asSentence } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export type MessageSubject = ContactSubject & Pick<PropertyDetail, 'sales_status'>;

/** Prefilled message of a property's page; for a sold property it asks for similar ones. */
export function propertyPageMessage(property: MessageSubject): string {
  if (isForSale(property)) return enquiryMessage(property);
  const reference = shownReference(property.reference);
  return [
    `Hi, I'm looking for a home similar to ${property.title}, which is sold. What can you offer me?`,
    ...(reference ? [`Reference: ${reference}`] : []),
    `${site.url}${routes.property(property.slug)}`,
  ].join('\n');
}

/** Initial values of the form on a property's page; for a sold property it asks for similar ones. */
export function formOpening(property: MessageSubject): { subject: string; message: string } {
  const opening = enquiryDefaults(property);
  if (isForSale(property)) return opening;
  return {
    ...opening,
    message: `I'm looking for a home similar to ${asSentence(property.title)} Please contact me with more details.`,
  };
}
