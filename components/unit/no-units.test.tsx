/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NoUnits } from './no-units';

const property = { title: 'Crescent Sky', slug: 'crescent-sky' };
const status = (name: string) => ({ id: 1, name, slug: name.toLowerCase() });

test('asks for the units of a property for sale', () => {
  render(<NoUnits property={{ ...property, sales_status: status('Available') }} message="Which units?" />);
  expect(screen.getByRole('heading')).toHaveTextContent('No units published yet');
  expect(screen.getByText(/which homes are available/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('text=Which%20units');
});

test('promises no units of a sold property', () => {
  render(<NoUnits property={{ ...property, sales_status: status('Sold') }} message="Similar?" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Crescent Sky is sold');
  expect(screen.queryByText(/which homes are available/)).not.toBeInTheDocument();
});
