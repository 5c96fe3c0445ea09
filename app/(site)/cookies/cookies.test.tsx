/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { storageList } from '@/lib/consent/storage-list';
import CookiesPage from './page';

it('lists everything the site stores', () => {
  render(<CookiesPage />);
  const names = screen
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace('…', ''))
    .sort();
  expect(names).toEqual(storageList.map((item) => item.name).sort());
});

it('links the contents to every section', () => {
  render(<CookiesPage />);
  const links = screen.getByRole('navigation', { name: 'Contents' }).querySelectorAll('a');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(document.getElementById(link.hash.slice(1))).toHaveTextContent(/\w/);
  }
});
