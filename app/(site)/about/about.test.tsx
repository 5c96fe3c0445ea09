/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { site } from '@/lib/site';
import AboutPage from './page';

beforeEach(() => render(<AboutPage />));

it('lists the four services', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What We Do');
  for (const name of [
    'Luxury Sales & Resale',
    'Off-Plan Advisory',
    'Investment Guidance',
    'Buyer Representation',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
});

it('gives reasons for Dubai with their costs, and a phone link', () => {
  expect(screen.getByRole('heading', { name: 'Zero property tax' }).parentElement).toHaveTextContent(
    '4% transfer fee',
  );
  expect(screen.getByRole('heading', { name: 'High rental yields' }).parentElement).toHaveTextContent(
    'not a forecast',
  );
  const dial = screen.getByRole('link', { name: 'Invest Today' });
  expect(dial).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`);
});

it('links to phone and email', () => {
  const hrefs = screen
    .getAllByRole('link', { name: /^Get in Touch/ })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([expect.stringMatching(/^tel:\+/), expect.stringContaining(`mailto:${site.email}`)]);
});

it('states 2024 as the founding year and no earlier one', () => {
  expect(document.body).toHaveTextContent(`founded in Dubai in ${site.foundedYear}`);
  expect(document.body).not.toHaveTextContent('1995');
  expect(screen.getByText(/combined experience/)).toBeInTheDocument();
});
