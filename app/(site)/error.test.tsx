/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PlainError } from '@/components/site/plain-error';
import { site } from '@/lib/site';
import SiteError from './error';

test('a page that failed has the title of its screen', async () => {
  render(<SiteError error={new Error('down')} retry={() => undefined} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(document.title).toBe(`Unexpected Application Error! | ${site.name}`);
});

test('the error screen of an offline visitor has a title', () => {
  render(<PlainError retry={() => undefined} />);
  expect(document.title).toBe('Unexpected Application Error!');
});
