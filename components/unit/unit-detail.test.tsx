import { renderToStaticMarkup } from 'react-dom/server';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import { propertyFixture } from '@/testing/property-fixture';
import { stub } from '@/testing/stub';
import { completeUnit, unitFixture } from '@/testing/unit-fixture';
import { UnitDetail } from './unit-detail';

const property = stub<PropertyDetail>({ ...propertyFixture(), reference: null, permit_number: null });
const subject = { name: 'Unit', unitId: 7, isSold: false, property };

function page(unit: Unit): string {
  return renderToStaticMarkup(<UnitDetail property={property} unit={unit} subject={subject} />);
}

test.each(keysOf(unitFields))('the page of a unit shows its %s', (name) => {
  expect(page(completeUnit)).not.toBe(page({ ...completeUnit, [name]: unitFixture()[name] }));
});

test('omits unknown values', () => {
  const html = page(unitFixture({ id: 7, apartment_id: '7' }));
  for (const text of ['Unit Count', 'Demand', 'Normal', 'N/A', 'View'])
    expect(html).not.toContain(`>${text}<`);
  expect(page(unitFixture({ unit_count: 1 }))).toMatch(/Unit Count.*>1<.*Demand.*>Normal</);
  expect(page(unitFixture({ unit_count: 3, is_demand: true }))).toMatch(/Unit Count.*>3<.*High Demand/);
});

test('keeps the punctuation of an Arabic property title within the title', () => {
  const title = 'أبراج (المرحلة 2)!';
  const html = renderToStaticMarkup(
    <UnitDetail property={{ ...property, title }} unit={completeUnit} subject={subject} />,
  );
  expect(html.match(/dir="rtl" lang="ar"[^>]*>أبراج \(المرحلة 2\)!</g)).toHaveLength(2);
});

test.each([
  [true, 'See Other Units', `/properties/${property.slug}/units`],
  [false, 'See Similar Properties', `/properties/${property.slug}#similar`],
])(
  'a sold unit has no price and no viewings; with other units %p it links to %p',
  (hasOthers, label, href) => {
    const sold = { ...completeUnit, status: 'Sold' };
    const html = renderToStaticMarkup(
      <UnitDetail
        property={property}
        unit={sold}
        subject={{ ...subject, isSold: true }}
        hasOthers={hasOthers}
      />,
    );
    expect(html).not.toMatch(/Schedule Viewing|Unit Price|Price Details|>Price</);
    expect(html).toContain(label);
    expect(html).toContain(`href="${href}"`);
    const offered = page({ ...completeUnit, status: 'Available' });
    for (const text of ['Schedule Viewing', 'Unit Price', 'Price Details', '>Price<'])
      expect(offered).toContain(text);
    expect(offered).not.toContain(label);
  },
);

test('shows details first without a plan and pictures', () => {
  const bare = { ...property, cover_image: null };
  const html = renderToStaticMarkup(<UnitDetail property={bare} unit={unitFixture()} subject={subject} />);
  expect(html.indexOf('Floor Plan Unavailable')).toBeGreaterThan(html.indexOf('Unit Specifications'));
  const pictured = page(unitFixture({ unit_image: '/media/room.jpg' }));
  expect(pictured.indexOf('Unit Images')).toBeLessThan(pictured.indexOf('Unit Specifications'));
});

test('sets a floor in words smaller than a number, to fit its column without breaking a word', () => {
  const floor = (text: string) => new RegExp(`<dd class="[^"]*text-\\[1\\.25rem\\][^"]*">${text}</dd>`);
  expect(page(unitFixture({ floor: 'Mezzanine' }))).toMatch(floor('Mezzanine'));
  expect(page(unitFixture({ floor: '12' }))).not.toMatch(floor('12'));
});
