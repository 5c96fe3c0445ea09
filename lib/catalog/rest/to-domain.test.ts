import { present } from '@/testing/stub';
import { parseProperty } from '../parse/parse-property';
import { toDetail, toSummary, toUnit } from './to-domain';

test('unknown times of change are null', () => {
  const onProblem = () => undefined;
  const property = present(parseProperty({ id: 1, title: 'Arc', units: [{ id: 7 }] }, { onProblem }));
  expect(toSummary(property, null).updated_at).toBeNull();
  expect(toDetail(property, null).updated_at).toBeNull();
  expect(toUnit(present(property.units?.[0])).updated_at).toBeNull();
});
