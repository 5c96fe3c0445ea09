import { stub } from '@/testing/stub';
import { toInboxEntry } from './inbox';
import type { EnquirySummary } from './read-enquiries';

const about = { property_title: null, property_reference: null, property_slug: null };

it.each([
  [{ property_title: 'Palm Villa', property_reference: 'HN-7' }, 'Palm Villa'],
  [{ property_reference: 'HN-7' }, 'HN-7'],
  [{ property_slug: 'palm-villa' }, 'palm-villa'],
  [{}, null],
])('names the property of an enquiry in the inbox: %o', (known, expected) => {
  const enquiry = stub<EnquirySummary>({ message: 'Is it available?', ...about, ...known });
  expect(toInboxEntry(enquiry).property_title).toBe(expected);
});
