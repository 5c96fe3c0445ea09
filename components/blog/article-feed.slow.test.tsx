/** @jest-environment jsdom */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleSummary } from '@/lib/catalog/types';
import { queryClient } from '@/lib/http/browser/query-client';
import { present, stub } from '@/testing/stub';
import { ArticleFeed } from './article-feed';

let parameters = new URLSearchParams();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => parameters,
}));

const article = (id: number): ArticleSummary => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  excerpt: null,
  cover_image: null,
  category: null,
  author: null,
  published_at: '2026-11-03T00:00:00.000Z',
  updated_at: '2026-11-03T00:00:00.000Z',
  reading_time: 5,
  is_featured: false,
});

const respond = jest.fn<Promise<Response>, [string]>();
const page = (...ids: number[]) =>
  stub<Response>({ ok: true, status: 200, json: async () => ({ count: 20, results: ids.map(article) }) });

function Feed({ shown = 1, last = 3 }: { shown?: number; last?: number }) {
  return (
    <ArticleFeed category="Market Insights" shown={shown} last={last}>
      <li>
        <a href="/blog/first">First</a>
      </li>
    </ArticleFeed>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  parameters = new URLSearchParams('category=market-insights');
  queryClient().clear();
  respond.mockReset();
  global.fetch = stub<typeof fetch>(respond);
  if (!AbortSignal.any) AbortSignal.any = ([signal]) => present(signal);
  jest.spyOn(window.history, 'replaceState').mockImplementation((_state, _title, url) => {
    parameters = new URL(String(url), 'http://site.example').searchParams;
  });
});

afterEach(() => jest.restoreAllMocks());

const more = () => screen.getByRole('link', { name: 'Load More Articles' });

it('is a real link to the list with one more page', () => {
  render(<Feed />);
  expect(more()).toHaveAttribute('href', '/blog?category=market-insights&page=2');
  expect(respond).not.toHaveBeenCalled();
});

it('has no button on the last page', () => {
  render(<Feed shown={3} />);
  expect(screen.queryByText('Load More Articles')).toBeNull();
});

it('adds the next page, updates the URL and focuses its first card', async () => {
  respond.mockResolvedValue(page(10, 11));
  const { rerender } = render(<Feed />);
  await userEvent.click(more());
  rerender(<Feed />);
  const added = await screen.findByRole('link', { name: 'Article 10' });
  expect(respond.mock.calls[0]?.[0]).toBe('/api/v1/blogs/?page=2&page_size=9&category=market-insights');
  expect(parameters.get('page')).toBe('2');
  await waitFor(() => expect(added).toHaveFocus());
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(more()).toHaveAttribute('href', '/blog?category=market-insights&page=3');
});

it('keeps the focus while the last page loads, and moves it to the next try when it fails', async () => {
  let deliver: (response: Response) => void = () => undefined;
  respond.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
  const { rerender } = render(<Feed last={2} />);
  await userEvent.click(more());
  rerender(<Feed last={2} />);
  await waitFor(() => expect(respond).toHaveBeenCalled());
  expect(more()).toHaveFocus();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  deliver(stub<Response>({ ok: false, status: 404, json: async () => null }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toHaveFocus();
  respond.mockResolvedValue(page(10));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Article 10' })).toHaveFocus();
  expect(screen.queryByText('Load More Articles')).toBeNull();
});

it('restores the list from the URL on return without moving focus', async () => {
  parameters = new URLSearchParams('category=market-insights&page=3');
  respond.mockImplementation(async (url) => (url.includes('page=2') ? page(10) : page(19)));
  render(<Feed />);
  await screen.findByText('Article 19');
  expect(screen.getByText('Article 10')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(screen.queryByText('Load More Articles')).toBeNull();
});

it('shows loading and error states and retries', async () => {
  parameters = new URLSearchParams('category=market-insights&page=2');
  let deliver: (response: Response) => void = () => undefined;
  respond.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
  render(<Feed />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...');
  deliver(stub<Response>({ ok: false, status: 404, json: async () => null }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed to Load Blog Posts'));
  expect(screen.getByText('First')).toBeInTheDocument();
  respond.mockResolvedValue(page(10));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Article 10')).toBeInTheDocument();
  expect(screen.queryByText('Failed to Load Blog Posts')).not.toBeInTheDocument();
});

it.each([
  [500, 4],
  [404, 1],
])('requests a page that fails with %i %i times', async (status, times) => {
  jest.useFakeTimers();
  try {
    parameters = new URLSearchParams('category=market-insights&page=2');
    respond.mockResolvedValue(stub<Response>({ ok: false, status, json: async () => null }));
    render(<Feed />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('status')).toHaveTextContent('Failed to Load Blog Posts');
    expect(respond).toHaveBeenCalledTimes(times);
  } finally {
    jest.useRealTimers();
  }
});

it('has fallbacks for category and author', async () => {
  parameters = new URLSearchParams('page=2');
  respond.mockResolvedValue(page(10));
  render(<Feed />);
  const card = present((await screen.findByText('Article 10')).closest('article'));
  expect(card).toHaveTextContent('General');
  expect(card).toHaveTextContent('Anonymous');
  expect(card).toHaveTextContent('November 3, 2026');
  expect(card).toHaveTextContent('5 min read');
});
