/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { LandingFigures } from '@/lib/catalog/lists/landing-figures';
import { MarketFigures } from './market-figures';

const figures: LandingFigures = {
  computed_at: '2026-06-15T08:00:00.000Z',
  prices: { homes: 4, low: 1_000_000, median: 1_750_000, high: 9_000_000 },
  homes: [
    { type: 'Apartment', bedrooms: 2, homes: 3, low: 1_000_000, median: 1_500_000, high: 2_000_000 },
    { type: 'Apartment', bedrooms: 0, homes: 2, low: 600_000, median: 650_000, high: 700_000 },
    { type: 'Villa', bedrooms: 5, homes: 1, low: 9_000_000, median: 9_000_000, high: 9_000_000 },
  ],
  for_sale: 7,
  kinds: [
    { type: 'Apartment', bedrooms: 2, homes: 5 },
    { type: 'Villa', bedrooms: 5, homes: 2 },
  ],
  handover: [{ year: 2027, properties: 1 }],
  projects: [],
  neighbours: [],
};

test('states the number of homes, their prices and the date', () => {
  const { container } = render(<MarketFigures figures={figures} place="Marina, Dubai" />);
  expect(container).toHaveTextContent(
    '4 homes with a published price, from AED 1,000,000 to AED 9,000,000; half of them cost less than AED 1,750,000. From our catalogue, June 15, 2026.',
  );
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['Studio', '2-bedroom apartment']);
  expect(container).toHaveTextContent('20271 property');
});

test.each([figures.prices, null])(
  'shows no list of homes that are all of unknown kind, prices %j',
  (prices) => {
    const unknown = {
      type: null,
      bedrooms: null,
      homes: 4,
      low: 1_000_000,
      median: 1_750_000,
      high: 9_000_000,
    };
    render(
      <MarketFigures
        figures={{ ...figures, prices, homes: [unknown], kinds: [unknown], handover: [] }}
        place="Marina"
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Other')).toBeNull();
  },
);

test('names studios by their type when there are several', () => {
  const studios = { bedrooms: 0, homes: 2, low: 600_000, median: 650_000, high: 700_000 };
  const homes = ['Apartment', null].map((type) => ({ ...studios, type }));
  const { rerender } = render(<MarketFigures figures={{ ...figures, homes }} place="Marina" />);
  const names = screen.getAllByRole('rowheader').map((row) => row.textContent);
  expect(names).toEqual(['Studio apartment', 'Studio home']);
  rerender(<MarketFigures figures={{ ...figures, prices: null, kinds: homes }} place="Marina" />);
  expect(screen.getByText('Studio home')).toBeInTheDocument();
});

test('draws a bar from the lowest to the highest price with a mark at the median', () => {
  const { container } = render(<MarketFigures figures={figures} place="Marina" />);
  const bars = [...container.querySelectorAll<HTMLElement>('.price-range i')];
  expect(bars.map((bar) => bar.style.insetInline)).toEqual(['0% 87.2%', '42.4% 0%']);
  const marks = [...container.querySelectorAll<HTMLElement>('.price-range b')];
  expect(marks.map((mark) => mark.style.insetInlineStart)).toEqual(['6.6%', '76.1%']);
});

test.each([
  [null, '7 homes for sale, prices on request. From our catalogue, June 15, 2026.'],
  [{ homes: 1, low: 5, median: 5, high: 5 }, '7 homes for sale. From our catalogue, June 15, 2026.'],
])('shows homes, types and handover without a range for prices %j', (prices, text) => {
  const { container } = render(<MarketFigures figures={{ ...figures, prices }} place="Marina" />);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2-bedroom apartment5',
    '5-bedroom villa2',
    '20271 property',
  ]);
});

test('renders nothing without homes and handovers', () => {
  const nothing = { ...figures, prices: null, homes: [], for_sale: 0, kinds: [], handover: [] };
  const { container } = render(<MarketFigures figures={nothing} place="Marina" />);
  expect(container).toBeEmptyDOMElement();
});
