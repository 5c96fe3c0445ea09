/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { havePictures, UnitCard } from './unit-card';
import type { UnitSummary } from './unit-summary';

const unit: UnitSummary = {
  id: 7,
  apartment_id: '2804',
  apt_no: '28-04',
  apartment_type_id: 2,
  no_of_baths: 3,
  area: 1480,
  floor: '28',
  price: 3_150_000,
  unit_image: null,
  status: 'Available',
  view: null,
};
const property = {
  propertySlug: 'mirador',
  propertyTitle: 'Mirador Heights',
  fallbackPicture: null,
  place: null,
};

test('shows number, price, status, bedrooms, baths and area and links to the unit', () => {
  render(<UnitCard unit={unit} {...property} />);
  for (const text of ['AED 3,150,000', 'Available', '2', '3', '1,480 sq ft']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Unit 2804' }).getAttribute('href')).toBe(
    '/properties/mirador/units/7',
  );
  expect(screen.queryByText('View Details')).toBeNull();
});

test('adds type, floor, unit number, price per square foot and actions to a detailed card', () => {
  render(<UnitCard unit={unit} {...property} detailed />);
  for (const text of ['2 Bedroom Unit', '28', '28-04', 'AED 2,128']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'View Details of Unit 2804' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call about Unit 2804' }).dataset).toMatchObject({
    event: 'phone_call',
    label: 'Mirador Heights, Unit 2804',
  });
});

test('has no placeholder when no unit of the list has a picture', () => {
  const { container } = render(<UnitCard unit={unit} {...property} place="Al Jaddaf" pictured={false} />);
  expect(container.querySelector('.unit-card-picture')).toBeNull();
  expect(container).toHaveTextContent(/^AvailableUnit 2804/);
  expect(havePictures([unit], null)).toBe(false);
  expect(havePictures([unit], '/media/tower.jpg')).toBe(true);
  expect(havePictures([unit, { unit_image: '/media/room.jpg' }], null)).toBe(true);
});

test('shows no price of a sold unit', () => {
  render(<UnitCard unit={{ ...unit, status: 'Sold' }} {...property} detailed />);
  expect(screen.getAllByText('Sold')).toHaveLength(2);
  expect(screen.queryByText(/AED/)).toBeNull();
});

test('omits unknown values', () => {
  render(
    <UnitCard
      unit={{
        ...unit,
        price: null,
        area: null,
        floor: null,
        apt_no: null,
        no_of_baths: null,
        apartment_type_id: 0,
        status: null,
      }}
      {...property}
      detailed
    />,
  );
  expect(screen.getByText('Price on Request')).toBeInTheDocument();
  expect(screen.getAllByText('Studio')).toHaveLength(2);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Beds']);
  expect(screen.queryByText(/N\/A/)).toBeNull();
});
