/** @jest-environment jsdom */

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { ProfileForm } from '@/components/account-desk/profile-form';
import { NoteForm } from '@/components/enquiry-desk/note-form';
import { Toasters } from '@/components/ui/toasters';
import { stub } from '@/testing/stub';
import { StaffProviders } from './staff-providers';

const router = { refresh: jest.fn(), push: jest.fn() };
let path = '/staff';
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => path }));

const history = Object.assign(new EventTarget(), { traverseTo: jest.fn() });
Object.assign(window, { navigation: history });

let sent: { status: number; body: object };
const left = jest.fn();
beforeEach(() => {
  sent = { status: 200, body: {} };
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout ??= () => new AbortController().signal;
  global.fetch = stub<typeof fetch>(async () => ({
    ok: sent.status === 200,
    status: sent.status,
    json: async () => sent.body,
  }));
  render(
    <StaffProviders>
      <ProfileForm name="Layla" />
      <NoteForm id={3} />
      <Toasters />
      <a
        href="/staff/articles"
        onClick={(event) => {
          event.preventDefault();
          left();
        }}
      >
        Articles
      </a>
    </StaffProviders>,
  );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const followLink = () => userEvent.click(screen.getByRole('link', { name: 'Articles', hidden: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
/** On a busy machine, the dialog accepts clicks only some time after it is shown. */
const press = (name: string) =>
  waitFor(() => userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })));
const note = () => screen.getByLabelText('Add a note');
/** @returns whether the browser may go back */
const goBack = ({ to = '/staff/articles', cancelable = true } = {}) => {
  const destination = { key: 'before', url: new URL(to, location.href).href, sameDocument: true };
  const event = Object.assign(new Event('navigate', { cancelable }), {
    navigationType: 'traverse',
    destination,
  });
  // The dialog takes the focus while it renders; user-event then fires events in an `act` of its own, which warns unless nested.
  act(() => flushSync(() => history.dispatchEvent(event)));
  return !event.defaultPrevented;
};
/** Whether the browser would ask before a reload. */
const warns = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('does not ask when nothing was typed, or when it was taken back', async () => {
  await userEvent.type(note(), 'a');
  await userEvent.type(note(), '{Backspace}');
  expect(warns()).toBe(false);
  await followLink();
  expect(question()).toBeNull();
  expect(left).toHaveBeenCalledTimes(1);
});

it('asks before a link loses what was typed', async () => {
  await userEvent.type(note(), 'Prefers mornings');
  expect(warns()).toBe(true);
  await followLink();
  expect(question()).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await press('Stay');
  expect(question()).toBeNull();
  expect(screen.getByRole('link', { name: 'Articles' })).toHaveFocus();
  expect(note()).toHaveValue('Prefers mornings');

  await followLink();
  await press('Leave');
  expect(left).toHaveBeenCalledTimes(1);
  expect(warns()).toBe(false);
});

it('asks before Back loses what was typed', async () => {
  expect(goBack()).toBe(true);
  await userEvent.type(note(), 'Prefers mornings');
  expect(goBack({ to: '#main' })).toBe(true);
  expect(goBack()).toBe(false);
  expect(question()).toBeVisible();
  await press('Stay');
  expect(note()).toHaveFocus();
  expect(history.traverseTo).not.toHaveBeenCalled();

  expect(goBack()).toBe(false);
  await press('Leave');
  expect(history.traverseTo).toHaveBeenCalledWith('before');
  expect(goBack()).toBe(true);
});

it('lets a second Back leave, and no longer asks then', async () => {
  await userEvent.type(note(), 'Prefers mornings');
  expect(goBack()).toBe(false);
  expect(goBack({ cancelable: false })).toBe(true);
  expect(question()).toBeNull();
});

it('withdraws the question when another screen is shown meanwhile', async () => {
  cleanup();
  const desk = () => (
    <StaffProviders>
      <NoteForm id={3} />
    </StaffProviders>
  );
  const { rerender } = render(desk());
  await userEvent.type(note(), 'Prefers mornings');
  expect(goBack()).toBe(false);
  expect(question()).toBeVisible();
  path = '/staff/feeds/uploads/1';
  rerender(desk());
  expect(question()).toBeNull();
  path = '/staff';
});

it.each([
  ['Save note', note, ''],
  ['Save name', () => screen.getByLabelText(/^Name/), 'Layla Haddad'],
])('%s: does not ask once it is stored, but does after a refusal', async (button, field, stored) => {
  sent = { status: 422, body: { message: 'No.' } };
  await userEvent.type(field(), ' Haddad');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(warns()).toBe(true);
  sent = { status: 200, body: {} };
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(warns()).toBe(false);
  expect(field()).toHaveValue(stored);
  await userEvent.type(field(), 'x');
  expect(warns()).toBe(true);
});

it('keeps what is typed into a note while it is being saved', async () => {
  const { fetch } = global;
  let respondNow = () => {};
  const responded = new Promise<void>((resolve) => {
    respondNow = resolve;
  });
  global.fetch = async (...request) => responded.then(() => fetch(...request));
  await userEvent.type(note(), 'Call her');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await userEvent.type(note(), ' at noon');
  respondNow();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(note()).toHaveValue('Call her at noon');
  expect(warns()).toBe(true);
});

it.each([
  ['Save note', note],
  ['Save name', () => screen.getByLabelText(/^Name/)],
])('%s without a connection says so and keeps the input', async (button, field) => {
  onlineManager.setOnline(false);
  global.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.type(field(), 'Call her');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  expect(
    (await screen.findAllByText(/^Network error.* What you typed is still here\.$/)).length,
  ).toBeGreaterThan(0);
  expect(field()).toHaveDisplayValue(/Call her$/);
  onlineManager.setOnline(true);
});

it('leaves links to other tabs and to the phone alone', async () => {
  await userEvent.type(note(), 'Call her');
  const link = screen.getByRole('link', { name: 'Articles' });
  fireEvent.click(link, { ctrlKey: true });
  expect(left).toHaveBeenCalledTimes(1);
  link.setAttribute('href', 'tel:+971501234567');
  await followLink();
  expect(question()).toBeNull();
  expect(warns()).toBe(false);
});
