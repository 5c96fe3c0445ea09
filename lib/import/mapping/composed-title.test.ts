import { composedTitle } from './composed-title';

const home = (bedrooms: unknown) => ({ units: [{ apartment_type_id: bedrooms }] });

test.each<[Record<string, unknown>, string | undefined]>([
  [
    {
      property_type: 'Villa',
      community: 'Al Reem',
      district: 'Arabian Ranches',
      city: 'Dubai',
      ...home('4+1'),
    },
    '4-bedroom villa in Al Reem, Arabian Ranches',
  ],
  [{ property_type: 'Apartment', district: 'JVC', ...home('Studio') }, 'Studio in JVC'],
  [{ property_type: 'Hotel Apartment', district: 'JVC', ...home(0) }, 'Hotel Apartment in JVC'],
  [{ property_type: 'Office', city: 'Dubai' }, 'Office in Dubai'],
  [{ district: 'JVC', average_bedrooms: 2 }, '2-bedroom home in JVC'],
  [{ property_type: 'Villa', community: 'Nad Al Sheba', district: 'Nad Al Sheba' }, 'Villa in Nad Al Sheba'],
  [{ property_type: 'Villa', community: 'NAD AL SHEBA', district: 'Nad Al Sheba' }, 'Villa in Nad Al Sheba'],
  [{ property_type: 'Villa', ...home(4) }, undefined],
  [{ district: 'JVC', ...home('ask') }, undefined],
  [{}, undefined],
])('the title of %j is %j', (own, title) => {
  expect(composedTitle(own)).toBe(title);
});
