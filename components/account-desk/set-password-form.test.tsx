/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stub } from '@/testing/stub';
import { SetPasswordForm } from './set-password-form';

it('moves the focus to the news that the password is set', async () => {
  globalThis.fetch = stub<typeof fetch>(async () => ({ ok: true, status: 200, json: async () => ({}) }));
  AbortSignal.timeout ??= () => new AbortController().signal;
  render(<SetPasswordForm token="token" email="omar@example.com" />);
  await userEvent.type(screen.getByLabelText('New password'), 'a long enough password{Enter}');
  expect(await screen.findByText('Your password is set.')).toHaveFocus();
});
