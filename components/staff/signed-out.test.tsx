/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NewEnquiryForm } from '@/components/enquiry-desk/new-enquiry-form';
import { NoteForm } from '@/components/enquiry-desk/note-form';
import { UnreadCount } from '@/components/enquiry-desk/unread-count';
import { stub } from '@/testing/stub';
import { noteStatus } from './session-state';
import { SignedOutBanner } from './signed-out-banner';
import { StaffProviders } from './staff-providers';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/staff' }));

let status = 200;
const send = jest.fn(async (_path: string, _init?: RequestInit) =>
  stub<Response>({
    ok: status === 200,
    status,
    json: async () => (status === 200 ? { unread: 1 } : { message: 'Please sign in.' }),
  }),
);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  AbortSignal.timeout ??= () => new AbortController().signal;
  global.fetch = stub<typeof fetch>(send);
  status = 200;
});
afterEach(() => {
  cleanup();
  // jsdom logs an error for every attempt to leave the page.
  expect(console.error).not.toHaveBeenCalled();
  noteStatus(200);
  jest.restoreAllMocks();
  jest.clearAllMocks();
  jest.useRealTimers();
});

const hint = 'You are signed out. Sign in in another tab to go on; what you typed is still here.';
const later = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const open = async (form: React.ReactNode) => {
  render(
    <StaffProviders>
      <UnreadCount unread={0} />
      <SignedOutBanner />
      {form}
    </StaffProviders>,
  );
  await later(0);
};

it('keeps the screen and what is typed when the session ends, and says so until it is back', async () => {
  await open(<NoteForm id={3} />);
  fireEvent.input(screen.getByLabelText('Add a note'), { target: { value: 'Prefers mornings' } });
  expect(screen.queryByText(/signed out/)).toBeNull();
  status = 401;
  await later(26_000);
  expect(screen.getByRole('alert')).toHaveTextContent(hint);
  const link = screen.getByRole('link', { name: 'Sign in in another tab' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');

  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await later(0);
  expect(router.refresh).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Add a note')).toHaveValue('Prefers mornings');

  status = 200;
  await later(26_000);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await later(0);
  expect(router.refresh).toHaveBeenCalled();
  expect(screen.getByLabelText('Add a note')).toHaveValue('');
});

it.each([
  ['no response comes', null],
  ['a proxy responds', 502],
])('keeps the screen and what is typed when %s, and refreshes after the next save', async (_, failure) => {
  await open(<NoteForm id={3} />);
  fireEvent.input(screen.getByLabelText('Add a note'), { target: { value: 'Prefers mornings' } });
  if (failure === null) send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  else status = failure;
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await later(0);
  expect(router.refresh).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Add a note')).toHaveValue('Prefers mornings');
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await later(0);
  expect(router.refresh).toHaveBeenCalled();
});

it('checks the session when the tab is in front again', async () => {
  await open(null);
  status = 401;
  await later(26_000);
  expect(screen.getByRole('alert')).toHaveTextContent(hint);
  status = 200;
  await act(async () => fireEvent.focus(window));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('moves the focus from the hint to the screen once they have signed in', async () => {
  await open(<main tabIndex={-1}>Enquiries</main>);
  status = 401;
  await later(26_000);
  screen.getByRole('link', { name: 'Sign in in another tab' }).focus();
  status = 200;
  await act(async () => fireEvent.focus(window));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('offers the sign-in beside the form that was refused', async () => {
  await open(<NewEnquiryForm />);
  fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Amira' } });
  status = 401;
  fireEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
  await later(0);
  const [, message] = screen.getAllByRole('alert');
  expect(message).toHaveTextContent(
    'You are signed out. Sign in in another tab, then try again; what you typed is still here.',
  );
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Amira');
  status = 200;
  await act(async () => fireEvent.focus(window));
  expect(message).toBeEmptyDOMElement();
});

it('marks an added enquiry that is sent again as the same one', async () => {
  await open(<NewEnquiryForm />);
  send.mockClear();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
  await later(0);
  fireEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
  await later(0);
  const keys = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).idempotency_key);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/), keys[0]]);
});

it('extends the session while someone works, at most once an hour', async () => {
  const extended = () => send.mock.calls.filter(([path]) => path === '/api/auth/refresh/').length;
  await open(null);
  expect(extended()).toBe(1);
  await later(50 * 60_000);
  await act(async () => fireEvent.focus(window));
  expect(extended()).toBe(1);
  await later(11 * 60_000);
  expect(extended()).toBe(1);
  await act(async () => fireEvent.focus(window));
  expect(extended()).toBe(2);
});
