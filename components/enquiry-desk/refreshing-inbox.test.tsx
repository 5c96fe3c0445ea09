/** @jest-environment jsdom */

import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { InboxEntry } from '@/lib/enquiries/desk/inbox';
import { anInboxEntry } from '@/testing/inbox-entry';
import { stub } from '@/testing/stub';
import { EnquiryList } from './enquiry-list';
import { EnquiryNews } from './enquiry-news';
import { InboxCount } from './inbox-count';
import { UnreadCount } from './unread-count';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let answer: object;
const send = jest.fn(async (_path: string) =>
  stub<Response>({ ok: true, status: 200, json: async () => answer, text: async () => '' }),
);
beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = stub<typeof fetch>(send);
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  jest.clearAllMocks();
  jest.useRealTimers();
});

const within = (parts: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{parts}</QueryClientProvider>);
const later = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
/** The interval plus a second for the answer. */
const interval = 26_000;

const rendered = (entries: InboxEntry[]) => ({
  entries,
  search: 'status=new',
  newest: 7,
  renderedAt: '2026-11-22T08:00:00.000Z',
});
const inbox = (entries: InboxEntry[]) => (
  <>
    <InboxCount count={entries.length} {...rendered(entries)} />
    <EnquiryList {...rendered(entries)} />
  </>
);
const names = () => screen.getAllByRole('link').map((link) => link.textContent?.match(/Person \d/)?.[0]);

it('shows the property and the message each from its own beginning, in its own direction', () => {
  within(inbox([anInboxEntry(7, { property_title: 'قصر النخيل', message: 'Is it still there?' })]));
  for (const text of ['قصر النخيل', 'Is it still there?'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('link')).toHaveTextContent('قصر النخيل: Is it still there?');
});

it('refreshes the inbox in place and announces new enquiries without moving it', async () => {
  within(inbox([anInboxEntry(7), anInboxEntry(6)]));
  expect(screen.getByText('2 enquiries')).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/staff/enquiries/7?status=new');
  expect(send).not.toHaveBeenCalled();
  answer = {
    results: [anInboxEntry(9), anInboxEntry(8), anInboxEntry(7, { status: 'contacted', read_at: 'x' })],
    arrived: 2,
  };
  await later(interval);
  expect(send.mock.calls[0]?.[0]).toBe('/api/staff/enquiries/inbox/?status=new&after=7');
  expect(names()).toEqual(['Person 7', 'Person 6']);
  expect(screen.getByText('Contacted')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '2 new enquiries: show' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('requests list and count once, and not while the screen is hidden', async () => {
  answer = { results: [], arrived: 0 };
  within(inbox([anInboxEntry(7)]));
  focusManager.setFocused(false);
  await later(4 * interval);
  expect(send).not.toHaveBeenCalled();
  await act(async () => focusManager.setFocused(true));
  expect(send).toHaveBeenCalledTimes(1);
});

it('shows new enquiries in an empty inbox at once', async () => {
  answer = { results: [anInboxEntry(8)], arrived: 1 };
  within(inbox([]));
  await later(interval);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('updates the number of unread enquiries', async () => {
  answer = { unread: 120 };
  within(<UnreadCount unread={0} />);
  expect(screen.queryByText(/unread/)).toBeNull();
  await later(interval);
  expect(screen.getByText('99+')).toHaveTextContent('99+ unread');
});

describe('an open enquiry', () => {
  const shown = { event: 4, messages: 0, deliveries: '1 pending 0' };
  it.each([
    [{ ...shown, event: 5 }, 'Updated: show'],
    [{ ...shown, event: 5, messages: 1 }, 'New message: show'],
  ])('announces what happened, and shows it on request', async (mark, name) => {
    answer = mark;
    within(<EnquiryNews id={3} shown={shown} />);
    await later(interval);
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('refreshes the state of its deliveries', async () => {
    answer = { ...shown, deliveries: '1 delivered 1' };
    within(<EnquiryNews id={3} shown={shown} />);
    await later(interval);
    expect(screen.queryByRole('button')).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
