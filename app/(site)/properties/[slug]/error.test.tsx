/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/lib/site';
import PropertyError from './error';

const mockParams = jest.fn<Record<string, string>, []>();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useParams: () => mockParams(),
}));

test.each([
  ['Property Not Found', { slug: 'there' }],
  ['Property or Unit Not Found', { slug: 'there', unitId: '4' }],
])('%s offers a retry after a read failure, under its own title', async (title, params) => {
  mockParams.mockReturnValue(params);
  const retry = jest.fn();
  render(<PropertyError retry={retry} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(document.title).toBe(`${title} | ${site.name}`);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
