/** @jest-environment jsdom */

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { queryClient } from '@/lib/http/browser/query-client';
import { present, stub } from '@/testing/stub';
import { FavoriteButton } from './favorite-button';

type Sent = { status: number; body: unknown };

let toasts: ToastMessage[] = [];
let calls: string[] = [];
let favorites: number[] = [];
let respondToToggle: (id: number) => Promise<Sent>;

/** The server as seen by the buttons. */
function serve(path: string): Promise<Sent> {
  calls.push(path);
  if (path === '/api/user/favorites/') return Promise.resolve({ status: 200, body: { results: favorites } });
  return respondToToggle(Number(/properties\/(\d+)\/favorite/.exec(path)?.[1]));
}

function toggleOnServer(id: number): Promise<Sent> {
  const marked = !favorites.includes(id);
  favorites = marked ? [...favorites, id] : favorites.filter((other) => other !== id);
  return Promise.resolve({ status: 200, body: { is_favorite: marked, count: favorites.length } });
}

let unsubscribe: () => void;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  toasts = [];
  calls = [];
  favorites = [];
  respondToToggle = toggleOnServer;
  unsubscribe = onToast((message) => toasts.push(message));
  globalThis.fetch = stub<typeof fetch>(async (path: string) => {
    const { status, body } = await serve(path);
    return { ok: status < 400, status, json: async () => body };
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]: AbortSignal[]) => present(signal);
});
afterEach(() => {
  cleanup();
  unsubscribe();
  queryClient().clear();
});

const heart = (title: string) => screen.getByRole('button', { name: `Favourite: ${title}` });
const isMarked = (title: string) => heart(title).getAttribute('aria-pressed') === 'true';

async function show(...ids: number[]) {
  render(ids.map((id) => <FavoriteButton key={id} propertyId={id} title={`Home ${id}`} variant="overlay" />));
  await waitFor(() => expect(calls).toContain('/api/user/favorites/'));
  await act(async () => {});
}

it('requests favourites once for all buttons of a page', async () => {
  favorites = [2];
  await show(1, 2, 3);
  await waitFor(() => expect(isMarked('Home 2')).toBe(true));
  expect(isMarked('Home 1')).toBe(false);
  expect(calls).toEqual(['/api/user/favorites/']);
});

it('shows what another tab changed, when the visitor returns to the page', async () => {
  await show(1);
  favorites = [1];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(isMarked('Home 1')).toBe(true));
});

it('updates immediately, before the server responds', async () => {
  let release = () => {};
  respondToToggle = (id) =>
    new Promise((resolve) => {
      release = () => toggleOnServer(id).then(resolve);
    });
  await show(1);
  await userEvent.click(heart('Home 1'));
  expect(isMarked('Home 1')).toBe(true);
  await act(async () => release());
  await waitFor(() => expect(calls.filter((path) => path === '/api/user/favorites/')).toHaveLength(2));
  expect(isMarked('Home 1')).toBe(true);
});

it('says where favourites are with the first one only', async () => {
  await show(1, 2);
  await userEvent.click(heart('Home 1'));
  await waitFor(() => expect(toasts).toMatchObject([{ channel: 'notice', title: 'Saved' }]));
  await userEvent.click(heart('Home 2'));
  await waitFor(() => expect(favorites).toEqual([1, 2]));
  await userEvent.click(heart('Home 1'));
  await waitFor(() => expect(favorites).toEqual([2]));
  expect(toasts).toHaveLength(1);
});

it('reverts and shows an error when the request fails', async () => {
  respondToToggle = async () => ({ status: 500, body: { message: 'An unexpected error occurred.' } });
  favorites = [1];
  await show(1);
  await waitFor(() => expect(isMarked('Home 1')).toBe(true));
  await userEvent.click(heart('Home 1'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(isMarked('Home 1')).toBe(true);
  expect(toasts[0]).toMatchObject({
    channel: 'notice',
    tone: 'danger',
    description: 'An unexpected error occurred.',
  });
});

it('asks for cookies where the browser refuses them, instead of a heart that empties again', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await show(1);
  await userEvent.click(heart('Home 1'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.description).toMatch(/allow cookies/);
  expect(isMarked('Home 1')).toBe(false);
  expect(favorites).toEqual([]);
  cookies.mockRestore();
});

it('keeps other favourites when one fails', async () => {
  respondToToggle = (id) =>
    id === 2 ? Promise.resolve({ status: 503, body: { message: 'No.' } }) : toggleOnServer(id);
  favorites = [3];
  await show(1, 2);
  await userEvent.click(heart('Home 1'));
  await userEvent.click(heart('Home 2'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(isMarked('Home 2')).toBe(false));
  expect(isMarked('Home 1')).toBe(true);
});

it('sends favourites one after the other, because the first response brings the cookie of a new visitor', async () => {
  let release = () => {};
  respondToToggle = (id) =>
    new Promise((resolve) => {
      release = () => resolve(toggleOnServer(id));
    });
  await show(1, 2);
  await userEvent.click(heart('Home 1'));
  await userEvent.click(heart('Home 2'));
  const toggles = () => calls.filter((path) => path.endsWith('/favorite/'));
  expect([isMarked('Home 1'), isMarked('Home 2')]).toEqual([true, true]);
  expect(toggles()).toHaveLength(1);
  await act(async () => release());
  await waitFor(() => expect(toggles()).toHaveLength(2));
  await act(async () => release());
  await waitFor(() => expect(favorites).toEqual([1, 2]));
});

it('sends quick toggles in sequence and ends in the initial state', async () => {
  await show(1);
  await userEvent.dblClick(heart('Home 1'));
  await waitFor(() => expect(calls.filter((path) => path.includes('/favorite/'))).toHaveLength(2));
  await waitFor(() => expect(isMarked('Home 1')).toBe(false));
  expect(favorites).toEqual([]);
});

it('refetches featured and list data afterwards', async () => {
  const invalidate = jest.spyOn(queryClient(), 'invalidateQueries');
  await show(1);
  await userEvent.click(heart('Home 1'));
  await waitFor(() => expect(invalidate).toHaveBeenCalledTimes(3));
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['favorites'],
    ['featured'],
    ['listing'],
  ]);
  invalidate.mockRestore();
});
