import { keysOf } from '@/lib/typed-keys';
import { completeEnquiry, enquiryFixture } from '@/testing/enquiry-fixture';
import { stub } from '@/testing/stub';
import { enquiriesCsv } from './export-csv';
import type { EnquirySummary } from './read-enquiries';

const enquiry = (values: Partial<EnquirySummary>) =>
  stub<EnquirySummary>({
    id: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    status: 'new',
    name: 'Amira',
    ...values,
  });

/* The slug says which property. */
const notExported = ['property_id', 'source_path'];

it.each(keysOf(completeEnquiry).filter((name) => !notExported.includes(name)))('exports the %s', (name) => {
  const without = { ...completeEnquiry, [name]: enquiryFixture()[name] };
  expect(enquiriesCsv([enquiry(completeEnquiry)])).not.toBe(enquiriesCsv([enquiry(without)]));
});

it.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1', '\r=1'])('neutralises %j', (message) => {
  expect(enquiriesCsv([enquiry({ message })])).toContain(`'${message.replaceAll('"', '""')}`);
});

it.each([
  ['a;=1+1', "a;'=1+1"],
  [';+1', ";'+1"],
  ["Hello\n=cmd|'/C calc'!A0", "Hello\n'=cmd|'/C calc'!A0"],
  ['a\r@SUM(1)', "a\r'@SUM(1)"],
  ['a;"=1+1;b', `a;""'=1+1;b`],
])('neutralises %j in a spreadsheet that separates cells by semicolons', (message, cell) => {
  expect(enquiriesCsv([enquiry({ message })])).toContain(cell);
});

it('keeps hyphens and signs within a line', () => {
  const message = 'sea-view, 2-3 beds; budget +10% = 2M';
  expect(enquiriesCsv([enquiry({ message })])).toContain(message);
});

it('quotes separators, quotes and line breaks', () => {
  const csv = enquiriesCsv([enquiry({ subject: 'a, "b"', message: 'one\ntwo', name: 'three\rfour' })]);
  expect(csv).toContain('"a, ""b"""');
  expect(csv).toContain('"one\ntwo"');
  expect(csv).toContain('"three\rfour"');
});

it('starts with a byte-order mark, so that spreadsheets read Arabic', () => {
  expect(enquiriesCsv([]).startsWith('\ufeffid,')).toBe(true);
});

it('has the day in Dubai by which the inbox filters', () => {
  const csv = enquiriesCsv([enquiry({ created_at: '2026-11-23T23:13:33.330Z' })]);
  expect(csv).toContain('1,2026-11-24T03:13:33+04:00,new');
});
