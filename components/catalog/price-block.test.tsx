/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriceBlock } from './price-block';

const show = (low_price: number | null, average_price: number | null) =>
  render(<PriceBlock property={{ low_price, average_price }} />);

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
