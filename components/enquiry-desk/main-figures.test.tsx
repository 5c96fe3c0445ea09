/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { EnquirySource } from '@/lib/enquiries/sources';
import { MainFigures } from './main-figures';

function shown(timed: number, answered: number, sources: Partial<Record<EnquirySource, number>>) {
  const by_source = Object.entries(sources).map(([source, enquiries]) => ({
    // The keys of the record.
    source: source as EnquirySource,
    enquiries,
  }));
  const enquiries = by_source.reduce((sum, one) => sum + one.enquiries, 0);
  const response = { timed, answered, median_minutes: answered > 0 ? 40 : null };
  const { container, unmount } = render(<MainFigures figures={{ enquiries, response, by_source }} />);
  const tiles = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  const note = container.querySelector('p')?.textContent;
  unmount();
  return { tiles, note };
}

it('says how enquiries of visitors were answered', () => {
  expect(shown(3, 2, { website: 3, phone: 1 })).toEqual({
    tiles: ['Enquiries: 4', 'Answered: 2 of 3', 'First response, median: 40 min', 'Unanswered: 1'],
    note: expect.stringContaining('Staff entered 1 enquiry, which is not timed.'),
  });
});

it('separates thousands', () => {
  expect(shown(1_500, 1_200, { website: 1_500 }).tiles).toEqual([
    'Enquiries: 1,500',
    'Answered: 1,200 of 1,500',
    'First response, median: 40 min',
    'Unanswered: 300',
  ]);
});

it('names the most frequent sources when staff entered all enquiries', () => {
  expect(shown(0, 0, { whatsapp: 7, phone: 3, 'walk-in': 2, other: 1 })).toEqual({
    tiles: ['Enquiries: 13', 'WhatsApp: 7', 'Phone: 3', 'Walk-in: 2'],
    note: expect.stringContaining('Staff entered all of these enquiries, which are not timed.'),
  });
});

it('shows only their number when there are no enquiries', () => {
  expect(shown(0, 0, {}).tiles).toEqual(['Enquiries: 0']);
});
