/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import type { PropertyDetail } from '@/lib/catalog/types';
import { detailFixture } from '@/testing/property-fixture';
import { Location } from './location';

function placeOnMap(fields: Partial<PropertyDetail>) {
  const { unmount } = render(<Location property={detailFixture(fields)} />);
  const link = screen.getByRole('link', { name: /^Open in Maps/ });
  unmount();
  return new URL(link.getAttribute('href') ?? '').searchParams.get('query');
}

test('searches the map for the address when the coordinates are unknown', () => {
  const place = { map_coordinates: null, title: 'Great ROI, High Floor, Creek View' };
  expect(placeOnMap({ ...place, formatted_address: 'Orchid, Creek Beach, Dubai' })).toBe(
    'Orchid, Creek Beach, Dubai',
  );
  expect(
    placeOnMap({
      ...place,
      formatted_address: null,
      district: { id: 2, name: 'Dubai Marina', slug: 'dubai-marina' },
      city: { id: 1, name: 'Dubai', slug: 'dubai' },
    }),
  ).toBe('Dubai Marina, Dubai, UAE');
  expect(placeOnMap({ map_coordinates: { latitude: 25.1, longitude: 55.2 } })).toBe('25.1,55.2');
});
