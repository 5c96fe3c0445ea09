/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriceBlock } from './price-block';

const show = (low_price: number | null, average_price: number | null) =>
  render(<PriceBlock property={{ low_price, average_price, sales_status: null, sold_at: null }} />);

test.each([
  [24_500_000, null, 'AED 24,500,000'],
  [24_500_000, 30_000_000, 'AED 24,500,000'],
  [0, 30_000_000, 'AED 30,000,000'],
  [null, 30_000_000, 'AED 30,000,000'],
])('low %s and average %s shows %s with its promises', (low, average, price) => {
  show(low, average);
  expect(screen.getByText(price)).toBeInTheDocument();
  expect(screen.getByText('Investment Ready')).toBeInTheDocument();
  expect(screen.getByText('High ROI Potential')).toBeInTheDocument();
  expect(screen.queryByText('Price on Request')).toBeNull();
});

test.each([
  [null, null],
  [0, 0],
])('low %s and average %s asks the visitor to enquire', (low, average) => {
  show(low, average);
  expect(screen.getByText('Price on Request')).toBeInTheDocument();
  expect(screen.getByText('Contact Us for Pricing')).toBeInTheDocument();
  expect(screen.getByText('Contact Required')).toBeInTheDocument();
  expect(screen.queryByText('Investment Ready')).toBeNull();
});

test.each([
  ['2026-03-05', 'March 5, 2026'],
  [null, null],
])('a property sold on %s shows no price', (sold_at, day) => {
  const sales_status = { id: 1, name: 'SOLD_OUT', slug: 'sold' };
  render(<PriceBlock property={{ low_price: 1_000_000, average_price: null, sales_status, sold_at }} />);
  expect(screen.getByText('Sold')).toBeInTheDocument();
  expect(screen.queryByText(/AED|Price|Contact Us/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See similar properties' })).toHaveAttribute('href', '#similar');
  if (day) expect(screen.getByText(day)).toBeInTheDocument();
  else expect(screen.queryByText(/Since/)).toBeNull();
});
