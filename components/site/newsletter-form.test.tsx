/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { present, stub } from '@/testing/stub';
import { NewsletterForm } from './newsletter-form';
import { subscribe } from './subscribe';

let sent: Record<string, unknown>[] = [];
let response = { ok: true, status: 201, json: async () => ({ message: 'Thank you' }) };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers({ now: 0 });
  sent = [];
  response = { ok: true, status: 201, json: async () => ({ message: 'Thank you' }) };
  globalThis.fetch = stub<typeof fetch>(async (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return response;
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const field = () => screen.getByLabelText('Your email address');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const send = () =>
  act(async () => {
    subscribe(present(field().closest('form')));
    await jest.advanceTimersByTimeAsync(900);
  });
const wait = () => act(() => jest.advanceTimersByTimeAsync(200));

it('sends how long the form was shown, and waits for the minimum time', async () => {
  render(<NewsletterForm />);
  type('mona@example.com');
  await send();
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await wait();
  expect(sent).toEqual([{ email: 'mona@example.com', extra_details: '', elapsed_ms: expect.any(Number) }]);
  expect(sent[0]?.elapsed_ms).toBeGreaterThanOrEqual(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(field()).toHaveValue('');
});

it('sends once, however often it is clicked', async () => {
  render(<NewsletterForm />);
  type('mona@example.com');
  await send();
  await send();
  await wait();
  expect(sent).toHaveLength(1);
});

it("sends the honeypot's value", async () => {
  const { container } = render(<NewsletterForm />);
  const trap = container.querySelector('[name=extra_details]');
  fireEvent.input(present(trap), { target: { value: 'https://spam.test' } });
  type('mona@example.com');
  await send();
  await wait();
  expect(sent).toMatchObject([{ extra_details: 'https://spam.test' }]);
});

it('marks a missing or wrong address until the visitor types on, and sends nothing', async () => {
  render(<NewsletterForm />);
  type('   ');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Please enter your email address');
  type('mona @example.com');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a valid email address');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  type('mona@');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  await wait();
  expect(sent).toEqual([]);
});

it('keeps the address when sending fails', async () => {
  response = { ok: false, status: 500, json: async () => ({ message: '' }) };
  render(<NewsletterForm />);
  type('mona@example.com');
  await send();
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent(/./);
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveValue('mona@example.com');
});
