/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stub } from '@/testing/stub';
import { PersonSearch } from './person-search';

let sent: { status: number; body: object };
const found = {
  enquiries: [],
  newsletter: [{ id: 1, email: 'amira@example.com', consent_at: '2026-11-22T08:00:00.000Z' }],
};
const send = jest.fn(async (_path: string, _init: RequestInit) =>
  stub<Response>({ ok: sent.status === 200, status: sent.status, json: async () => sent.body }),
);
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout ??= () => new AbortController().signal;
  global.fetch = stub<typeof fetch>(send);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonSearch />
    </QueryClientProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

const find = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
};

it('names the person to be erased', async () => {
  sent = { status: 200, body: found };
  await find('amira@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase everything' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Everything about amira@example.com:');
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Erased\./)).toHaveTextContent('Nothing about amira@example.com is left.');
  expect(JSON.parse(String(send.mock.lastCall?.[1].body))).toEqual({
    action: 'erase',
    email: 'amira@example.com',
    phone: '',
  });
});

it('keeps what it has found while it is exported, and when that fails', async () => {
  sent = { status: 200, body: found };
  await find('amira@example.com');
  const button = await screen.findByRole('button', { name: 'Export as JSON' });
  sent = { status: 502, body: {} };
  await userEvent.click(button);
  expect(
    await screen.findByText('The site does not respond at the moment. Please try again in a minute.'),
  ).toBeVisible();
  expect(button).toHaveFocus();
});

it('offers to find by phone, too, what it has found by email', async () => {
  const enquiry = {
    id: 1,
    name: 'Amira',
    email: 'amira@example.com',
    phone: '+971501234567',
    subject: 'Villa',
  };
  const dated = { ...enquiry, created_at: '2026-11-22T08:00:00.000Z', history: [], deliveries: [] };
  sent = { status: 200, body: { ...found, enquiries: [dated, { ...dated, id: 2 }] } };
  await find('amira@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Also find +971 50 123 4567' }));
  expect(await screen.findByText('amira@example.com or +971501234567')).toBeVisible();
  expect(screen.getByLabelText('Or phone')).toHaveValue('+971501234567');
  expect(JSON.parse(String(send.mock.lastCall?.[1].body))).toEqual({
    action: 'find',
    email: 'amira@example.com',
    phone: '+971501234567',
  });
  expect(screen.queryByRole('button', { name: /^Also find/ })).toBeNull();
});

it.each(['Email', 'Or phone'])('forgets the result when %s changes', async (label) => {
  sent = { status: 200, body: found };
  await find('amira@example.com');
  expect(await screen.findByText('Stored data')).toBeVisible();
  await userEvent.type(screen.getByLabelText(label), '1');
  expect(screen.queryByText('Stored data')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull();
});

it('shows at the field that an address is malformed', async () => {
  const errors = { email: 'Please enter a valid email address.' };
  sent = { status: 422, body: { message: 'Please check the form and try again.', errors } };
  await find('amira@');
  expect(await screen.findByText(errors.email)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(errors.email);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByText('No data found.')).toBeNull();
});

it('says that a search failed although a proxy’s response has no message', async () => {
  sent = { status: 502, body: {} };
  await find('amira@example.com');
  expect(
    await screen.findByText('The site does not respond at the moment. Please try again in a minute.'),
  ).toBeVisible();
});
