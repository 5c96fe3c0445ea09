import { logProblemsOnce } from './problem';

test('each kind of problem is one line of JSON, once', () => {
  const lines: string[] = [];
  const onProblem = logProblemsOnce('rest', (line) => lines.push(line));
  onProblem('property.low_price', 'is not a number');
  onProblem('property.low_price', 'is not a number');
  onProblem('property.min_area', 'is not a number');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'warn',
      event: 'unreadable-value',
      source: 'rest',
      path: 'property.low_price',
      reason: 'is not a number',
    },
    expect.objectContaining({ path: 'property.min_area' }),
  ]);
});

test('the memory of kinds is bounded', () => {
  const lines: string[] = [];
  const onProblem = logProblemsOnce('rest', (line) => lines.push(line));
  for (let index = 0; index < 2_000; index += 1) onProblem(`property.field-${index}`, 'is odd');
  expect(lines.length).toBeLessThan(1_000);
});
