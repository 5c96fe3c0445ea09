/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PasswordLink } from '@/components/account-desk/password-link';
import { SessionList } from '@/components/account-desk/session-list';
import { SignOutButton } from '@/components/account-desk/sign-out-button';
import { AnswerBar } from '@/components/enquiry-desk/answer-bar';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { HttpError } from '@/lib/http/browser/http-error';
import { stub } from '@/testing/stub';
import { showFailure } from './show-failure';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const session = {
  id: 'other',
  user_agent: null,
  ip_address: null,
  created_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2026-12-22T08:00:00.000Z',
};

const actions: [name: string, press: () => HTMLElement, screen: ReactNode, says: RegExp][] = [
  [
    'signing out another device',
    () => screen.getByRole('button', { name: 'Sign out: Unknown device since 22 Nov 2026, 12:00' }),
    <SessionList key="list" sessions={[session]} current="this" />,
    /^Network error/,
  ],
  ['signing out', () => screen.getByRole('button'), <SignOutButton key="out" />, /^Network error/],
  [
    'recording a call',
    () => screen.getByRole('link'),
    <AnswerBar key="bar" id={1} whatsapp={null} call="#call" email={null} />,
    /^This answer was not recorded/,
  ],
  [
    'copying a password link',
    () => screen.getByRole('button'),
    <PasswordLink key="link" link="https://example.com/" to="omar@example.com" />,
    /^The browser did not copy/,
  ],
];

it('leaves the end of a session to the bar, which a message would cover', () => {
  const messages: ToastMessage[] = [];
  const stop = onToast((message) => messages.push(message));
  showFailure(new HttpError(401, 'Please sign in.'));
  showFailure(new HttpError(502, ''));
  expect(messages.map(({ title }) => title)).toEqual([
    'The site does not respond at the moment. Please try again in a minute.',
  ]);
  stop();
});

it.each(actions)('says that %s failed, and keeps the focus', async (_, control, shown, says) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = stub<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
  const messages: ToastMessage[] = [];
  const stop = onToast((message) => messages.push(message));
  const user = userEvent.setup({ writeToClipboard: false });
  render(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const button = control();
  await user.click(button);
  await waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatchObject({ title: expect.stringMatching(says), tone: 'danger' });
  expect(button).toHaveFocus();
  stop();
  cleanup();
  jest.restoreAllMocks();
});
