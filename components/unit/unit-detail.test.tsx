import { renderToStaticMarkup } from 'react-dom/server';
import { namesOf } from '@/lib/catalog/fields/field';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { propertyFixture } from '@/testing/property-fixture';
import { completeUnit, unitFixture } from '@/testing/unit-fixture';
import { UnitDetail } from './unit-detail';

const property = { ...propertyFixture(), reference: null, permit_number: null } as PropertyDetail;
const subject = { name: 'Unit', unitId: 7, property };

function page(unit: Unit): string {
  return renderToStaticMarkup(<UnitDetail property={property} unit={unit} subject={subject} />);
}

test.each(namesOf(unitFields))('the page of a unit shows its %s', (name) => {
  expect(page(completeUnit)).not.toBe(page({ ...completeUnit, [name]: unitFixture()[name] }));
});
