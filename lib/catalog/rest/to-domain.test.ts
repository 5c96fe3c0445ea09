import { present } from '@/testing/stub';
import { unitFixture } from '@/testing/unit-fixture';
import { parseProperty } from '../parse/parse-property';
import { distinctUnits, toDetail, toSummary, toUnit } from './to-domain';

test('unknown times of change are null', () => {
  const onProblem = () => undefined;
  const property = present(parseProperty({ id: 1, title: 'Arc', units: [{ id: 7 }] }, { onProblem }));
  expect(toSummary(property, null).updated_at).toBeNull();
  expect(toDetail(property, null).updated_at).toBeNull();
  expect(toUnit(present(property.units?.[0])).updated_at).toBeNull();
});

test('units with the same id get ids of their own, the same for the same apartment; repeated units are left out', () => {
  const [first, second, third] = ['A-101', 'B-101', 'C-101'].map((apt_no) =>
    unitFixture({ id: 101, apt_no }),
  );
  const units = [present(first), present(second), present(second), present(third)];
  const ids = distinctUnits(units).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe(101);
  expect(distinctUnits([present(first), present(third)])[1]?.id).toBe(ids[2]);
});
