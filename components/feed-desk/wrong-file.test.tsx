/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WrongFile } from './wrong-file';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const started_at = '2026-11-25T08:00:00.000Z';

it.each([
  [null, 'Upload the right file under the name “stock”'],
  [
    { file: 'stock.csv', started_at },
    'Upload the right file, or “stock.csv”, as imported 25 Nov 2026, 12:00, under the name “stock”',
  ],
  [
    { file: null, started_at },
    'Upload the right file, or the one imported 25 Nov 2026, 12:00, under the name “stock”',
  ],
])('names the import before the wrong file, if there was one: %j', (before, text) => {
  render(<WrongFile list="stock" before={before} />);
  expect(screen.getByText(/This file has all our properties/)).toHaveTextContent(text);
});
