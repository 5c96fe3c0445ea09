/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stub } from '@/testing/stub';
import { ForgotPasswordForm } from './forgot-password-form';

it('shows at the field that the address is malformed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const body = {
    message: 'Please check the form.',
    errors: { email: 'Please enter a valid email address.' },
  };
  globalThis.fetch = stub<typeof fetch>(async () => ({ ok: false, status: 422, json: async () => body }));
  AbortSignal.timeout ??= () => new AbortController().signal;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ForgotPasswordForm />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'a@b');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
});
