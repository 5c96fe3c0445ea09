import { faultTable, insertReport } from './report';

const fault = { tried: 'kill -9 × 20', expected: 'nothing lost' };

test('the table is aligned, escapes column separators and keeps each row on one line', () => {
  const table = faultTable([
    { fault, finding: { seen: '0 lost', asExpected: true } },
    { fault, finding: { seen: 'Error: a | b\n at c', asExpected: false } },
    { fault, finding: null },
  ]);
  expect(table.split('\n')).toEqual([
    '| tried        | expected     | seen               | as expected |',
    '| ------------ | ------------ | ------------------ | ----------- |',
    '| kill -9 × 20 | nothing lost | 0 lost             | yes         |',
    '| kill -9 × 20 | nothing lost | Error: a \\| b at c | **no**      |',
    '| kill -9 × 20 | nothing lost |                    | not tried   |',
  ]);
});

test('a report replaces the former one and leaves the rest of the document', () => {
  const document = (report: string) =>
    `# Title\n\n<!-- faults:begin -->\n\n${report}\n\n<!-- faults:end -->\n\nMore.\n`;
  expect(insertReport(document('old'), 'new')).toBe(document('new'));
  expect(insertReport(insertReport(document('old'), 'new'), 'new')).toBe(document('new'));
  expect(() => insertReport('# Title\n', 'new')).toThrow('faults:begin');
});
