import type { NewEnquiry } from '@/lib/enquiries/store';

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
