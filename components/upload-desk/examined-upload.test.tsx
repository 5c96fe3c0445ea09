/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedRun } from '@/lib/feeds/history';
import { callApi } from '@/lib/http/browser/client';
import { HttpError } from '@/lib/http/browser/http-error';
import type { Examination } from '@/lib/import/examination/examination';
import type { Upload } from '@/lib/uploads/upload';
import { stub } from '@/testing/stub';
import { ExaminedUpload } from './examined-upload';
import { sendFile } from './send-file';

jest.mock('./send-file');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(async () => ({})),
}));

const counts = {
  ...{ read: 10, skipped: 0, created: 1, updated: 0, unchanged: 9, refused: 0, units: 10 },
  ...{ removed: 0, shown: 10, missing: 1, samples: 0 },
};
const examination: Examination = {
  feed: 'stock',
  isKnown: true,
  format: 'table',
  mapping: null,
  columns: [
    { path: 'Name', example: 'Palm Crest' },
    { path: 'Ask\nAED', example: '2000000' },
  ],
  fields: [
    { field: 'title', column: 'Name', kept: null, reading: null },
    { field: 'low_price', column: 'Ask\nAED', kept: null, reading: 'in dirhams' },
    { field: 'city', column: null, kept: 'the last part of “Address”', reading: null },
    { field: 'floor', column: null, kept: null, reading: null },
  ],
  notes: [],
  unused: [],
  missingColumns: [],
  refusal: null,
  counts,
  problems: [],
  preview: [],
};
const show = (
  changes: Partial<Examination> = {},
  run: FeedRun | null = null,
  joined_file: string | null = null,
  changedSince: string[] = [],
) =>
  render(
    <ExaminedUpload
      upload={stub<Upload>({ id: 7, changed_at: '2026-11-27T10:00:00.000Z', joined_file })}
      examination={{ ...examination, ...changes }}
      run={run}
      changedSince={changedSince}
      maxMb={1}
    />,
  );
beforeEach(() => jest.clearAllMocks());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const control = (name: string) => screen.getByLabelText(name);

it('sends only what was changed, and imports nothing meanwhile', async () => {
  show();
  expect(control('Price')).toHaveDisplayValue('Ask AED · 2000000');
  expect(control('City')).toHaveDisplayValue('the last part of “Address”');
  await userEvent.selectOptions(control('Price: written as'), 'in US dollars');
  await userEvent.selectOptions(control('City'), 'No column');
  await press('Import');
  expect(screen.getByText(/Please press “Check again” or “Add file” first/)).toBeInTheDocument();
  expect(callApi).not.toHaveBeenCalled();
  await press('Check again');
  expect(callApi).toHaveBeenCalledWith('/api/staff/uploads/7/', {
    method: 'PATCH',
    body: expect.objectContaining({ low_price_reading: 'in US dollars', city: '' }),
  });
});

it('shows a field that lists rarely lack also without a column, others under “More fields”', () => {
  show({ fields: examination.fields.map((field) => ({ ...field, column: null, kept: null })) });
  const more = screen.getByText('More fields (2)').closest('details');
  expect(more).toContainElement(control('Floor'));
  expect(more).not.toContainElement(control('Title'));
});

it('shows what needs a decision first, and folds the columns that are certain', () => {
  const certain = { kept: null, reading: null };
  show({
    notes: ['"Type" names districts, too.'],
    fields: [
      { ...certain, field: 'key', column: 'Code' },
      ...examination.fields,
      { ...certain, field: 'developer', column: 'Built by' },
      { ...certain, field: 'property_type', column: 'Type' },
      { ...certain, field: 'permit_number', column: 'Permit' },
    ],
    missingColumns: ['Permit'],
  });
  const found = screen.getByText('Other columns found (2)').closest('details');
  for (const name of ['Title', 'Developer']) expect(found).toContainElement(control(name));
  for (const name of ['What identifies a property', 'Price', 'City', 'Type', 'Permit number'])
    expect(found).not.toContainElement(control(name));
});

it('unfolds the columns that are certain when one of them is refused', async () => {
  jest
    .mocked(callApi)
    .mockRejectedValueOnce(new HttpError(422, '', { title: 'This column does not exist.' }));
  show();
  const found = screen.getByText('Other columns found (1)').closest('details');
  expect(found).not.toHaveAttribute('open');
  await userEvent.type(screen.getByLabelText(/^Name of this list/), '2');
  await press('Check again');
  expect(found).toHaveAttribute('open');
  expect(control('Title')).toHaveFocus();
});

it.each([
  [['crm'], '“crm” has changed since this file was read'],
  [['crm', 'villas'], '“crm” and “villas” have changed since this file was read'],
])('says that the numbers may have changed since %j', (lists, text) => {
  show({}, null, null, lists);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

it('leads from a file without rows to another one, and offers neither columns nor a second file', () => {
  show({ refusal: 'The file has no rows.', counts: { ...counts, read: 0 } });
  expect(screen.getByRole('alert')).toHaveTextContent('The file has no rows.');
  expect(screen.getByRole('link', { name: 'Choose another file' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says which sheet of a workbook is read', () => {
  show({ sheetNote: 'only the sheet "Stock" is read, not "Sold"' });
  expect(screen.getByText('only the sheet "Stock" is read, not "Sold".')).toBeVisible();
});

it('says field by field what changes, with an example', () => {
  const price = { field: 'low_price', count: 9, title: 'Palm Crest', from: '2,500,000', to: '2,500' };
  const flag = { field: 'post_delivery', count: 1, title: 'Palm Crest', from: 'true', to: 'false' };
  const day = { ...flag, field: 'delivery_date', from: '–', to: '2027-Q4' };
  show({ changes: [price, flag, day] });
  const changes = screen.getByRole('region', { name: 'What changes on the site' });
  expect(changes).toHaveTextContent('Price, AED9 properties2,500,000 →becomes 2,500for example Palm Crest');
  expect(changes).toHaveTextContent('Payments after handover1 propertyYes →becomes NoPalm Crest');
  expect(changes).toHaveTextContent('Handover1 property– →becomes Q4 2027Palm Crest');
});

it('takes missing properties off the site only when the box is ticked', async () => {
  show();
  expect(screen.getByText('It lacks 1 of the 10 properties of “stock” on the site.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /This file has all our properties/ }));
  await press('Import');
  expect(callApi).toHaveBeenLastCalledWith('/api/staff/uploads/7/', {
    method: 'POST',
    body: { complete: true, seen: '2026-11-27T10:00:00.000Z' },
  });
});

it.each([
  [3, /more than 20 %, so they stay until you confirm/],
  [6, /more than half: .* nothing is imported until you confirm/],
  [0, /It has all 10 properties/],
])('says what it means that %s of 10 are missing', (missing, text) => {
  show({ counts: { ...counts, missing } });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('asks for other columns when some are gone, and does not offer the import', () => {
  const fields = examination.fields.map((one) => (one.field === 'title' ? { ...one, column: 'Title' } : one));
  show({ missingColumns: ['Title'], fields });
  expect(screen.getByText(/“Title” is missing/)).toBeInTheDocument();
  expect(control('Title')).toHaveAccessibleDescription('The file no longer has this column.');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('shows a name only for files that need no columns, and no box before the first import', () => {
  show({ fields: [], counts: { ...counts, shown: 0, missing: 0 } });
  expect(screen.getByRole('heading', { name: 'Name' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('proposes a column for a renamed one, which “Check again” takes', async () => {
  show({
    missingColumns: ['Title'],
    suggestions: { title: 'Name' },
    unused: ['Name', 'Agent'],
    fields: [{ field: 'title', column: 'Title', kept: null, reading: null }],
  });
  expect(control('Title')).toHaveDisplayValue('Name · Palm Crest');
  expect(control('Title')).toHaveAccessibleDescription(/no longer has “Title”/);
  expect(screen.getByText('Columns without a field: Agent')).toBeInTheDocument();
  await press('Check again');
  expect(callApi).toHaveBeenCalledWith('/api/staff/uploads/7/', {
    method: 'PATCH',
    body: expect.objectContaining({ title: 'Name' }),
  });
});

it('offers the name of the earlier list that a file repeats', async () => {
  show({ feed: 'week-2', isKnown: false, repeated: { feed: 'stock', count: 9 } });
  expect(screen.getByText(/Imported as “week-2”, they would be on the site twice/)).toBeVisible();
  await press('Update “stock”');
  expect(callApi).toHaveBeenCalledWith('/api/staff/uploads/7/', { method: 'PATCH', body: { feed: 'stock' } });
});

it('keeps changed columns: it takes the name of the earlier list only when they are checked', async () => {
  show({ feed: 'week-2', isKnown: false, repeated: { feed: 'stock', count: 9 } });
  await userEvent.selectOptions(control('City'), 'No column');
  await press('Update “stock”');
  expect(screen.getByText(/Please press “Check again” or “Add file” first/)).toBeInTheDocument();
  expect(callApi).not.toHaveBeenCalled();
});

it.each([
  ['withheld', 0],
  ['mismatched', 1],
  ['failed', 0],
] as const)('says after an import that was %s what another would do: %i', (outcome, headings) => {
  show({}, stub<FeedRun>({ id: 3, feed: 'stock', outcome, message: 'Missing properties', retired: 0 }));
  expect(screen.getByText('Missing properties')).toBeVisible();
  expect(screen.queryAllByRole('heading', { name: 'What an import would do' })).toHaveLength(headings);
});

it('adds a second file to the first', async () => {
  const send = jest.mocked(sendFile).mockResolvedValue({});
  show({ lacksJoined: true });
  expect(
    screen.getByText(/The last import of “stock” had a second file. Without one, its properties lose/),
  ).toBeVisible();
  const file = new File(['a;b'], 'details & plans.csv');
  await userEvent.upload(control('Second file'), file);
  await press('Add file');
  const path = '/api/staff/uploads/7/joined/?file=details%20%26%20plans.csv';
  expect(send).toHaveBeenCalledWith(path, file, expect.anything(), expect.anything());
});

it('imports nothing while a chosen second file is not added', async () => {
  show();
  await userEvent.upload(control('Second file'), new File(['a;b'], 'details.csv'));
  await press('Import');
  expect(screen.getByText(/Please press “Check again” or “Add file” first/)).toBeInTheDocument();
  expect(callApi).not.toHaveBeenCalled();
});

it('keeps changed columns: it neither adds nor removes a second file before they are checked', async () => {
  const send = jest.mocked(sendFile);
  const { unmount } = show();
  await userEvent.upload(control('Second file'), new File(['a;b'], 'details.csv'));
  await userEvent.selectOptions(control('City'), 'No column');
  await press('Add file');
  expect(screen.getByText(/Please press “Check again” first/)).toBeInTheDocument();
  unmount();
  show({}, null, 'details.csv');
  await userEvent.selectOptions(control('City'), 'No column');
  await press('Remove this file');
  expect(screen.getByText(/Please press “Check again” first/)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  expect(callApi).not.toHaveBeenCalled();
});

it('says what the second file brings, and removes it', async () => {
  const joined: Examination['joined'] = {
    file: 'details.csv',
    mapping: {
      fields: {},
      match: {
        by: ['title', 'developer'],
        override: ['description'],
        ...{ mode: 'fill', unmatched: 'create' },
      },
    },
    ...{ completed: 950, added: 1, shorter: { rows: 951, before: 2_000 } },
    fields: [{ field: 'min_area', column: 'Size m2', kept: null, reading: 'in square metres' }],
    ...{ notes: ['"Size m2" looks like square metres.'], unused: [] },
  };
  show({ joined }, null, 'details.csv');
  expect(
    screen.getByText(
      /“details.csv” completes 950 properties, found by title and developer, and adds 1 property. Where both files state something, the first one counts, but not in the description\./,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/^It has 951 rows; the second file of the last import of “stock” had 2,000\./),
  ).toBeVisible();
  expect(screen.getByText('It gives: Size (“Size m2” in square metres).')).toBeVisible();
  expect(screen.getByText('"Size m2" looks like square metres.')).toBeVisible();
  await press('Remove this file');
  expect(callApi).toHaveBeenCalledWith(
    '/api/staff/uploads/7/joined/',
    expect.objectContaining({ method: 'DELETE' }),
  );
});

it('warns of properties that another list has', () => {
  const shared = { feed: 'offplan', count: 950 };
  const { unmount } = show({ isKnown: false, shared }, null, 'units.csv');
  expect(
    screen.getByText(/^If this list replaces “offplan”, take that one off the site first/),
  ).toBeVisible();
  unmount();
  show({ isKnown: false, shared });
  expect(screen.getByText(/upload that of “offplan” again, and add this one to it/)).toBeVisible();
  expect(
    screen.getByText(
      /^950 properties of this file are also in “offplan”, with the same title and developer\./,
    ),
  ).toBeVisible();
});
