/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react';
import type { PaymentPlan } from '@/lib/catalog/types';
import { present } from '@/testing/stub';
import { PaymentPlans } from './payment-plans';

const plan = (id: number, more: Partial<PaymentPlan> = {}): PaymentPlan => ({
  id,
  name: `Plan ${id}`,
  description: null,
  total_installments: null,
  payment_period: null,
  values: [
    { number: 1, name: 'On booking', due_date: null, percentage: 20 },
    { number: 2, name: 'Handover', due_date: '2027-12-01', percentage: 80 },
  ],
  ...more,
});

const details = (name: string) => present(screen.getByRole('heading', { name }).closest('details'));

test('shows shares, amounts, period and total of a complete plan', () => {
  render(<PaymentPlans plans={[plan(1, { payment_period: '24 months' })]} price={1_000_000} />);
  const rows = within(details('Plan 1')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '1On booking20% of total priceAED 200,000',
    '2Handover · December 202780% of total priceAED 800,000',
  ]);
  expect(screen.getByText('Total Payment').parentElement).toHaveTextContent('Total Payment100%AED 1,000,000');
  expect(screen.getByText('Payment period: 24 months')).toBeInTheDocument();
  expect(screen.getByText('2 installments')).toBeInTheDocument();
});

test('shows no amounts without a price', () => {
  render(<PaymentPlans plans={[plan(1)]} price={null} />);
  expect(screen.queryByText(/AED/)).toBeNull();
  expect(screen.getByText('Total Payment').parentElement).toHaveTextContent(/^Total Payment100%$/);
});

test('says that a plan whose shares do not add up to 100 % is incomplete', () => {
  const note = 'Some installments are still to be confirmed. Ask us for the full schedule.';
  const values = [{ number: 1, name: null, due_date: null, percentage: 60 }];
  const { rerender } = render(<PaymentPlans plans={[plan(1, { values })]} price={1_000_000} />);
  expect(screen.getByText('Total Payment').parentElement).toHaveTextContent('Total Payment100%AED 1,000,000');
  expect(screen.getByText(note)).toBeInTheDocument();
  rerender(<PaymentPlans plans={[plan(1)]} price={1_000_000} />);
  expect(screen.queryByText(note)).toBeNull();
});

test('does not say that more is to come of a plan with more than 100 %', () => {
  // Some developers list the registration fee with the installments.
  const values = [60, 44].map((percentage, index) => ({
    number: index + 1,
    name: null,
    due_date: null,
    percentage,
  }));
  render(<PaymentPlans plans={[plan(1, { values })]} price={1_000_000} />);
  expect(
    screen.getByText('The installments add up to more than 100%. Ask us for the full schedule.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/still to be confirmed/)).toBeNull();
});

test('announces details for a plan without values, below the known facts', () => {
  const known = plan(1, { values: [], total_installments: 8, description: '60/40 on handover' });
  render(<PaymentPlans plans={[known]} price={1_000_000} />);
  expect(details('Plan 1')).toHaveTextContent(
    'Plan 18 installments60/40 on handoverPayment schedule details coming soon',
  );
});

test('opens the first of several plans', () => {
  render(<PaymentPlans plans={[plan(1), plan(2), plan(3)]} price={null} />);
  expect(details('Plan 1')).toHaveAttribute('open');
  expect(details('Plan 2')).not.toHaveAttribute('open');
});

test('shows no share of 0, and no amount of it', () => {
  const values = [0, 100].map((percentage, index) => ({
    number: index + 1,
    name: ['Booking', 'Handover'][index] ?? null,
    due_date: null,
    percentage,
  }));
  render(<PaymentPlans plans={[plan(1, { values })]} price={1_000_000} />);
  const rows = within(details('Plan 1')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '1Booking',
    '2Handover100% of total priceAED 1,000,000',
  ]);
});

test('renders nothing without plans', () => {
  const { container } = render(<PaymentPlans plans={[]} price={null} />);
  expect(container).toBeEmptyDOMElement();
});
