/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { site } from '@/lib/site';
import AboutPage from './page';

beforeEach(() => render(<AboutPage />));

it('presents the four services', () => {
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

it('says why Dubai, with what it costs beside it, and dials the company', () => {
  expect(screen.getByRole('heading', { name: 'Zero property tax' }).parentElement).toHaveTextContent(
    '4% transfer fee',
  );
  expect(screen.getByRole('heading', { name: 'High rental yields' }).parentElement).toHaveTextContent(
    'not a forecast',
  );
  const dial = screen.getByRole('link', { name: 'Invest Today' });
  expect(dial).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`);
});

it('leads to the company by phone and by e-mail', () => {
  const hrefs = screen
    .getAllByRole('link', { name: /^Get in Touch/ })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([expect.stringMatching(/^tel:\+/), expect.stringContaining(`mailto:${site.email}`)]);
});

it('was founded in 2024 and claims no earlier year', () => {
  expect(document.body).toHaveTextContent(`founded in Dubai in ${site.foundedYear}`);
  expect(document.body).not.toHaveTextContent('1995');
  expect(screen.getByText(/combined experience/)).toBeInTheDocument();
});
