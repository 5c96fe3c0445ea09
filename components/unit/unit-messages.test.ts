import { unitStatus } from '@/components/catalog/unit-status';
import { bedroomsText, unitKind, unitName } from '@/components/catalog/unit-summary';
import { unitFixture } from '@/testing/unit-fixture';
import {
  type UnitSubject,
  unitMessage,
  unitSummary,
  unitsSummary,
  unitTitle,
  viewingMessage,
} from './unit-messages';

const subject: UnitSubject = {
  name: 'Unit 2804',
  unitId: 7,
  isSold: false,
  property: { title: 'Mirador Heights', slug: 'mirador-heights', reference: 'HN-0417' },
};

test('puts unit, property, reference and URL into the message', () => {
  const message = unitMessage(subject);
  expect(message).toMatch(/^Hi, I'm interested in Unit 2804 at Mirador Heights\./);
  expect(message).toContain('Reference: HN-0417');
  expect(message).toMatch(/\/properties\/mirador-heights\/units\/7$/);
});

test('asks for similar homes when the unit is sold', () => {
  const sold = { ...subject, isSold: true };
  expect(unitMessage(sold)).toMatch(
    /^Hi, I'm looking for a home similar to Unit 2804, Mirador Heights, which/,
  );
  expect(unitMessage(sold)).toContain('Reference: HN-0417');
  expect(unitSummary(sold, unitFixture({ price: 1, status: 'Sold' }))).toBe(
    'Unit 2804, Mirador Heights: sold. Specifications.',
  );
  const planned = unitFixture({ status: 'Sold', floor_plan_image: '/media/floorplans/2br.svg' });
  expect(unitSummary(sold, planned)).toContain('sold. Floor plan and specifications.');
});

test('omits an unknown reference', () => {
  const message = viewingMessage({ ...subject, property: { ...subject.property, reference: null } });
  expect(message).not.toContain('Reference');
  expect(message).toContain('schedule a viewing of Unit 2804');
});

test('summarises the units in the meta description', () => {
  const place = { title: 'Mirador Heights', district: null, city: { id: 1, name: 'Dubai', slug: 'dubai' } };
  expect(
    unitsSummary(place, [
      { price: 2_000_000, status: null },
      { price: null, status: null },
      { price: 1, status: 'Sold' },
    ]),
  ).toBe(
    '3 units in Mirador Heights, Dubai from AED 2,000,000: bedrooms, areas, floors and prices at a glance.',
  );
  expect(unitsSummary(place, [])).toContain('ask our advisors');
  const unit = unitFixture({
    apartment_id: '2804',
    apartment_type_id: 0,
    no_of_baths: 1,
    area: 480,
    floor: '28',
  });
  expect(unitSummary(subject, unit)).toBe(
    `${unitTitle(subject)}: studio, 480 sq ft, floor 28, price on request. Specifications and viewings.`,
  );
  expect(unitSummary(subject, { ...unit, apartment_type_id: 3 })).toContain(': 3 bedrooms, 480 sq ft,');
  expect(unitSummary(subject, { ...unit, apartment_type_id: 1 })).toContain(': 1 bedroom, 480 sq ft,');
  expect(unitSummary(subject, { ...unit, floor_plan_image: '/media/floorplans/2br.svg' })).toContain(
    'Floor plan, specifications and viewings.',
  );
});

test.each([
  ['available', 'Available', 'Available / Ready for Purchase'],
  [null, 'Available', 'Available / Ready for Purchase'],
  ['  ', 'Available', 'Available / Ready for Purchase'],
  ['sold_out', 'Sold', 'Sold / No Longer for Sale'],
  ['SOLD', 'Sold', 'Sold / No Longer for Sale'],
  ['under_construction', 'Under Construction', 'Under Construction / Open to Reservations'],
  ['On hold', 'On hold', 'On hold'],
])('status %p reads %s', (status, label, note) => {
  expect(unitStatus(status)).toMatchObject({ label, note });
});

test('bedroom labels', () => {
  expect([null, 0, 3].map(bedroomsText)).toEqual(['N/A', 'Studio', '3']);
  expect([null, 0, 3].map(unitKind)).toEqual([null, 'Studio', '3 Bedroom Unit']);
});

test('names a unit by its public number, else by another known one', () => {
  expect(unitName({ id: 7, apartment_id: '2804', apt_no: '28-04' })).toBe('Unit 2804');
  expect(unitName({ id: 7, apartment_id: ' ', apt_no: '28-04' })).toBe('Unit 28-04');
  expect(unitName({ id: 7, apartment_id: '', apt_no: null })).toBe('Unit 7');
});
