/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { site } from '@/lib/site';
import { Logo } from './logo';

it('has an accessible name that starts with its visible text', () => {
  render(<Logo />);
  const link = screen.getByRole('link');
  const visible = [...link.children].map((line) => line.textContent).join(' ');
  expect(visible).toBe(`${site.name} ${site.tagline}`);
  expect(link.getAttribute('aria-label')).toMatch(new RegExp(`^${visible}`));
});
