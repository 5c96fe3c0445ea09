import { captureLog } from '@/testing/capture-log';
import { logProblemsOnce } from './problem';

const lines = captureLog();

test('logs each kind of problem once', () => {
  const onProblem = logProblemsOnce('rest');
  onProblem('property.low_price', 'is not a number');
  onProblem('property.low_price', 'is not a number');
  onProblem('property.min_area', 'is not a number');
  expect(lines).toMatchObject([
    { level: 'warn', source: 'rest', path: 'property.low_price', reason: 'is not a number' },
    { path: 'property.min_area' },
  ]);
});

test('bounds the number of remembered kinds', () => {
  const onProblem = logProblemsOnce('rest');
  for (let index = 0; index < 2_000; index += 1) onProblem(`property.field-${index}`, 'is odd');
  expect(lines.length).toBeLessThan(1_000);
});
