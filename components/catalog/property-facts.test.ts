import { propertyAddress, propertyPictures, rentalGuarantee } from './property-facts';

const named = (name: string) => ({ id: 1, name, slug: name.toLowerCase() });

test('the address falls back to district, city, UAE', () => {
  const district = named('Palm Jumeirah');
  const city = named('Dubai');
  expect(
    propertyAddress({ formatted_address: 'Frond M, Palm Jumeirah', community: null, district, city }),
  ).toBe('Frond M, Palm Jumeirah');
  expect(propertyAddress({ formatted_address: '  ', community: null, district, city })).toBe(
    'Palm Jumeirah, Dubai, UAE',
  );
  expect(propertyAddress({ formatted_address: null, community: null, district: null, city: null })).toBe(
    'UAE',
  );
});

test('the address begins with the community, unless it names it', () => {
  const [district, city] = [named('Dubai Hills'), named('Dubai')];
  expect(propertyAddress({ formatted_address: null, community: 'Sidra 2', district, city })).toBe(
    'Sidra 2, Dubai Hills, Dubai, UAE',
  );
  const formatted_address = 'Villa 7, SIDRA 2, Dubai';
  expect(propertyAddress({ formatted_address, community: 'Sidra 2', district, city })).toBe(
    formatted_address,
  );
});

test('pictures start with the cover and have no duplicates', () => {
  const property_images = [{ image: '/b.jpg' }, { image: '/a.jpg' }, { image: '/b.jpg' }, { image: '' }];
  expect(propertyPictures({ cover_image: '/a.jpg', property_images })).toEqual(['/a.jpg', '/b.jpg']);
  expect(propertyPictures({ cover_image: null, property_images: [] })).toEqual([]);
});

test('a rental guarantee is a rate or an amount', () => {
  expect(rentalGuarantee(8)).toEqual({ percent: 8 });
  expect(rentalGuarantee(100)).toEqual({ percent: 100 });
  expect(rentalGuarantee(250_000)).toEqual({ amount: 250_000 });
  expect(rentalGuarantee(null)).toBeNull();
  expect(rentalGuarantee(0)).toBeNull();
});
