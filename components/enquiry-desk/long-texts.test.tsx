/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingTextForm } from '@/components/landing-desk/landing-text-form';
import { stub } from '@/testing/stub';
import { NewEnquiryForm } from './new-enquiry-form';
import { NoteForm } from './note-form';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const pasted = 'x'.repeat(7_000);

it.each([
  ['Add a note', 'text', 'Save note', <NoteForm key="note" id={3} />],
  ['Message', 'message', 'Save enquiry', <NewEnquiryForm key="enquiry" />],
  [
    'Description for search engines',
    'description',
    'Save text',
    <LandingTextForm key="text" kind="areas" slug="palm" builtIn={null} text={null} description={null} />,
  ],
])('%s: keeps all of a pasted text and shows that it is too long', async (label, name, button, form) => {
  const problem = 'Please keep it shorter.';
  const body = { message: 'Please check the form.', errors: { [name]: problem } };
  global.fetch = stub<typeof fetch>(async () => ({ ok: false, status: 422, json: async () => body }));
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field).toHaveValue(pasted);
});
