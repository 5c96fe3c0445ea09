import { typeInTitle } from './type-in-title';

const typeOf = (title: string, names: { developer?: string; district?: string; community?: string } = {}) =>
  typeInTitle({ title, developer: null, district: null, community: null, ...names });

test.each([
  ['Lagoon Shore Villas', 'Villa'],
  ['Ivory Crest Apartments', 'Apartment'],
  ['Vacant Apt, High Floor', 'Apartment'],
  ['3BR+Maid, Free Hold Townhouse', 'Townhouse'],
  ['Town House, Single Row', 'Townhouse'],
  ['TOWN HOMES | GROUND FLOOR', 'Townhouse'],
  ['Duplex Penthouse, Sea View', 'Penthouse'],
  ['Pent-house in Crest Tower', 'Penthouse'],
  ['Villa for sale in Al Amra', 'Villa'],
  ['Corner Villa + Maid, 5 Bed', 'Villa'],
  ['Villa, Private Pool', 'Villa'],
])('%s names a type', (title, type) => {
  expect(typeOf(title)).toBe(type);
});

test.each([
  // No type.
  'Marina Heights',
  'Lagoon Village',
  'Spacious Duplex',
  'Luxury Loft',
  'House of Light',
  // Several types, or another one.
  'Villas and Townhouses',
  'Crest Residences & Townhouses',
  'Lofts & Villas',
  'Villa Plot in Al Amra',
  'Hotel Apartment with Pool',
  'Apartment Building, 12 Floors',
  'Beach Mansion',
  // A name, or something near the property.
  'Villa Pera',
  'Villa dell’Arte',
  'Vacant, Villa Pera, 2 Bed',
  'Villas View, Quiet Street',
  'Villa-style Garden',
  'Penthouse Level, Three Bed',
  'Studio near the Villas',
  '2 BR next to Lagoon Villas',
  'Villas opposite, 2 BR',
  '2BR flat, 5 minutes from Lagoon villas',
  'Lagoon Villas Side, 2 Bed',
  'Duplex above townhouses',
])('%s leaves the type open', (title) => {
  expect(typeOf(title)).toBeNull();
});

test('names of the developer and of places say nothing', () => {
  expect(typeOf('2 Bed in The Villa', { district: 'The Villa' })).toBeNull();
  expect(typeOf('Corner Unit, Bay Villas', { community: 'Bay Villas' })).toBeNull();
  expect(typeOf('Crest by Villa Homes', { developer: 'Villa Homes' })).toBeNull();
  expect(typeOf('Apartment in Bay Villas', { community: 'Bay Villas' })).toBe('Apartment');
});
