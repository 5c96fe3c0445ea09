/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { InboxQuery } from '@/lib/enquiries/desk/read-enquiries';
import { InboxFilters } from './inbox-filters';

const people = [
  { id: 'a', name: 'Amira', disabled_at: null },
  { id: 'b', name: 'Omar', disabled_at: '2026-11-01T08:00:00.000Z' },
];
const all: InboxQuery = {
  status: null,
  source: null,
  assignee: null,
  search: '',
  property: '',
  from: null,
  until: null,
  isUndelivered: false,
  page: 1,
  pageSize: 25,
};
const show = (query: Partial<InboxQuery>) =>
  render(<InboxFilters query={{ ...all, ...query }} people={people} isSelecting={false} />);

it('offers the enquiries of a colleague who has left', () => {
  show({ assignee: 'b' });
  expect(screen.getByLabelText('Advisor')).toHaveValue('b');
  expect(screen.getByRole('group', { name: 'Disabled accounts' })).toHaveTextContent('Omar');
});

it('shows that only enquiries with a failed delivery are listed', () => {
  show({ isUndelivered: true });
  expect(screen.getByText('More filters (1)')).toBeVisible();
  expect(screen.getByLabelText('Delivery')).toHaveValue('failed');
});

it('leaves filters that are not in use off the paper', () => {
  show({ status: 'open', source: 'website' });
  const printed = screen
    .getAllByRole('combobox')
    .concat(screen.getAllByRole('searchbox'), screen.getByLabelText('From'), screen.getByLabelText('Until'))
    .filter((control) => !control.closest('.print\\:hidden'))
    .map((control) => control.id);
  expect(printed).toEqual(['status', 'source']);
});
