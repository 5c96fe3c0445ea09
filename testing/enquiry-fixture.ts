import type { NewEnquiry, Visit } from '@/lib/enquiries/enquiry';

/** A valid enquiry; override what the test needs. */
export function enquiryFixture(known: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    name: 'Amira',
    email: 'amira@example.com',
    phone: null,
    subject: 'Two bedrooms',
    message: 'We are moving in spring.',
    property_type: null,
    city: null,
    property_id: null,
    property_title: null,
    property_slug: null,
    source_path: null,
    ...known,
  };
}

/** All that a form can say, with other values than `enquiryFixture`. A new field needs a value here. */
export const completeEnquiry: {
  [Name in Exclude<keyof NewEnquiry, keyof Visit>]-?: NonNullable<NewEnquiry[Name]>;
} = {
  name: 'Omar',
  email: 'omar@example.com',
  phone: '+971501234567',
  subject: 'A home by the sea',
  message: 'Please call me on Sunday.',
  property_type: 'penthouse',
  city: 'Abu Dhabi',
  property_id: 7,
  property_title: 'Palm Villa',
  property_slug: 'palm-villa',
  property_reference: 'HN-1',
  source_path: '/contact',
};
