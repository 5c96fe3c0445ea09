/** @jest-environment jsdom */

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@/lib/http/browser/query-client';
import { propertyFixture } from '@/testing/property-fixture';
import { present, stub } from '@/testing/stub';
import { SavedProperties } from './saved-properties';

type Page = { ids: number[]; gone?: number; next?: string };

let favorites: number[] = [];
let pages: Record<string, Page | null> = {};

/** The server as seen by the page: a page that is null fails. */
function serve(path: string): { status: number; body: unknown } {
  const toggled = /properties\/(\d+)\/favorite/.exec(path)?.[1];
  if (toggled) {
    const id = Number(toggled);
    const is_favorite = !favorites.includes(id);
    favorites = is_favorite ? [id, ...favorites] : favorites.filter((other) => other !== id);
    return { status: 200, body: { is_favorite, count: favorites.length } };
  }
  if (path === '/api/user/favorites/') return { status: 200, body: { results: favorites } };
  const page = pages[path.replace('/api/user/favorites/properties/', '')];
  // Refused, because failures of the server are tried again after seconds.
  if (!page) return { status: 429, body: { message: 'No.' } };
  const { ids, gone = 0, next = null } = page;
  const results = ids.map((id) => propertyFixture({ id, title: `Home ${id}` }));
  return {
    status: 200,
    body: { results, gone, next: next && `http://site/?${next}`, count: favorites.length },
  };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = stub<typeof fetch>(async (path: string) => {
    const { status, body } = serve(path);
    return { ok: status < 400, status, json: async () => body };
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]: AbortSignal[]) => present(signal);
});
afterEach(() => {
  cleanup();
  queryClient().clear();
});

const open = () => act(async () => void render(<SavedProperties />));
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const count = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));
const heart = (title: string) => screen.getByRole('button', { name: `Favourite: ${title}` });

it('keeps a card whose heart is removed in its place, so that a slip can be undone', async () => {
  favorites = [2, 1];
  pages = { '': { ids: [2, 1] } };
  await open();
  await count('2 saved properties');
  const ask = () => screen.getByRole('link', { name: 'Ask about these properties' }).getAttribute('href');
  expect(ask()).toBe('/contact?about=2,1&saved=true');
  await waitFor(() => expect(heart('Home 2')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heart('Home 2'));
  await count('1 saved property');
  expect(titles()).toEqual(['Home 2', 'Home 1']);
  expect(heart('Home 2')).toHaveAttribute('aria-pressed', 'false');
  expect(ask()).toBe('/contact?about=1&saved=true');
  await userEvent.click(heart('Home 2'));
  await count('2 saved properties');
  expect(titles()).toEqual(['Home 2', 'Home 1']);
});

it('lists what another tab has saved when the visitor returns', async () => {
  favorites = [];
  pages = { '': { ids: [] } };
  await open();
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  favorites = [1];
  pages = { '': { ids: [1] } };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(titles()).toEqual(['Home 1']));
  await count('1 saved property');
});

it('lists what another tab has saved once a page that is loading has arrived', async () => {
  favorites = [3, 2, 1];
  pages = { '': { ids: [3, 2], next: 'before=x' }, '?before=x': { ids: [1] } };
  await open();
  await count('3 saved properties');
  const respond = globalThis.fetch;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  globalThis.fetch = stub<typeof fetch>(async (path: string) => {
    if (path.endsWith('?before=x')) await arrival;
    return respond(path);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Load More Properties' }));
  favorites = [4, 3, 2, 1];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await count('4 saved properties');
  pages = { ...pages, '': { ids: [4, 3], next: 'before=y' }, '?before=y': { ids: [2, 1] } };
  act(arrive);
  await waitFor(() => expect(titles()).toEqual(['Home 4', 'Home 3', 'Home 2', 'Home 1']));
});

it('loads more, and moves the focus to the first new card', async () => {
  favorites = [3, 2, 1, 9, 8];
  pages = { '': { ids: [3, 2], gone: 1, next: 'before=x' }, '?before=x': null };
  await open();
  await count('4 saved properties');
  expect(screen.getByText('1 saved property is no longer for sale.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load More Properties' }));
  await screen.findByText(/Failed to load more properties/);
  pages['?before=x'] = { ids: [1], gone: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Home 1' })).toHaveFocus());
  expect(titles()).toEqual(['Home 3', 'Home 2', 'Home 1']);
  expect(screen.getByText('2 saved properties are no longer for sale.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load More Properties' })).toBeNull();
});

it('leads to the properties while nothing is saved, also when all have left the site', async () => {
  favorites = [9];
  pages = { '': { ids: [], gone: 1 } };
  await open();
  expect(await screen.findByRole('link', { name: 'Explore Properties' })).toHaveAttribute(
    'href',
    '/properties',
  );
  expect(titles()).toEqual(['Nothing saved yet']);
  expect(screen.getByText('1 saved property is no longer for sale.')).toBeVisible();
  await count('0 saved properties');
});

it('can be tried again when it failed', async () => {
  favorites = [1];
  pages = { '': null };
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your saved properties');
  pages = { '': { ids: [1] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await count('1 saved property');
});

it('loads by itself when the connection returns', async () => {
  favorites = [1];
  pages = { '': { ids: [1] } };
  act(() => void window.dispatchEvent(new Event('offline')));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  act(() => void window.dispatchEvent(new Event('online')));
  await count('1 saved property');
});
