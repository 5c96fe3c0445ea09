/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { LandingFigures } from '@/lib/catalog/landing-figures';
import { MarketFigures } from './market-figures';

const figures: LandingFigures = {
  computed_at: '2026-06-15T08:00:00.000Z',
  prices: { homes: 4, low: 1_000_000, median: 1_750_000, high: 9_000_000 },
  homes: [
    { type: 'Apartment', bedrooms: 2, homes: 3, low: 1_000_000, median: 1_500_000, high: 2_000_000 },
    { type: 'Apartment', bedrooms: 0, homes: 2, low: 600_000, median: 650_000, high: 700_000 },
    { type: 'Villa', bedrooms: 5, homes: 1, low: 9_000_000, median: 9_000_000, high: 9_000_000 },
  ],
  handover: [{ year: 2027, properties: 1 }],
  projects: [],
  neighbours: [],
};

test('says how many homes, their prices and when that was', () => {
  const { container } = render(<MarketFigures figures={figures} place="Marina, Dubai" />);
  expect(container).toHaveTextContent(
    '4 homes with a published price, from AED 1,000,000 to AED 9,000,000; half of them cost less than AED 1,750,000. From our catalogue, June 15, 2026.',
  );
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['2-bedroom apartment', 'Studio']);
  expect(container).toHaveTextContent('20271 property');
});

test('the chart has a text alternative', () => {
  render(<MarketFigures figures={figures} place="Marina" />);
  expect(
    screen.getByRole('img', { name: /2-bedroom apartment AED 1,000,000 to AED 2,000,000, median/ }),
  ).toBeInTheDocument();
});

test('says nothing of a single price', () => {
  const prices = { homes: 1, low: 5, median: 5, high: 5 };
  const { container } = render(<MarketFigures figures={{ ...figures, prices }} place="Marina" />);
  expect(container).toBeEmptyDOMElement();
});
