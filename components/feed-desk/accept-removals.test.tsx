/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskFeed } from '@/lib/feeds/desk';
import { callApi } from '@/lib/http/browser/client';
import { stub } from '@/testing/stub';
import { AcceptRemovals } from './accept-removals';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(async () => ({})),
}));

const feedOf = (last: object | null, more: Partial<DeskFeed> = {}) =>
  stub<DeskFeed>({ name: 'crm', isActive: false, complete: true, last: stub(last), ...more });
const ask = async (feed: DeskFeed) => {
  render(<AcceptRemovals feed={feed} />);
  await userEvent.click(screen.getByRole('button', { name: 'These removals are right' }));
  return screen.getByRole('alertdialog', { name: 'Accept what the feed lacks?' });
};

it('names the number of removals, and sends it once confirmed', async () => {
  const dialog = await ask(feedOf({ outcome: 'withheld', missing: 1250 }));
  expect(dialog).toHaveTextContent('1,250 properties leave the site.');
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(callApi).toHaveBeenCalledWith('/api/staff/feeds/crm/', {
    method: 'POST',
    body: { removals: 1250 },
  });
});

it('says why nothing of a feed with other keys was imported, and what accepting it does', async () => {
  const dialog = await ask(feedOf({ outcome: 'mismatched', missing: 98 }));
  expect(dialog).toHaveTextContent('the keys of its rows have changed');
  expect(dialog).toHaveTextContent('98 properties leave the site');
  expect(dialog).toHaveTextContent('come back as new properties with other addresses');
});

it('says what a refused feed may remove', async () => {
  const dialog = await ask(feedOf({ outcome: 'refused', missing: 80 }));
  expect(dialog).toHaveTextContent('80 rows shorter');
  expect(dialog).toHaveTextContent('up to 80 properties leave the site.');
});

it.each([
  ['never ran', feedOf(null)],
  ['lacks nothing', feedOf({ outcome: 'changed', missing: 0 })],
  ['is running', feedOf({ outcome: 'withheld', missing: 3 }, { isActive: true })],
])('shows nothing for a feed that %s', (_what, feed) => {
  render(<AcceptRemovals feed={feed} />);
  expect(screen.queryByRole('button')).toBeNull();
});
