/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NewsletterForm } from './newsletter-form';

let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  sent = [];
  globalThis.fetch = (async (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return { ok: true, status: 201, json: async () => ({ message: 'Thank you' }) };
  }) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const subscribe = () =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Your e-mail address'), { target: { value: 'mona@example.com' } });
    fireEvent.click(screen.getByRole('button'));
    await jest.advanceTimersByTimeAsync(900);
  });
const wait = () => act(() => jest.advanceTimersByTimeAsync(200));

it('reports how long the form was shown, and waits for the minimum time', async () => {
  render(<NewsletterForm />);
  await subscribe();
  expect(sent).toEqual([]);
  await wait();
  expect(sent).toEqual([{ email: 'mona@example.com', extra_details: '', elapsed_ms: expect.any(Number) }]);
  expect(sent[0]?.elapsed_ms).toBeGreaterThanOrEqual(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});

it("sends the honeypot's value", async () => {
  const { container } = render(<NewsletterForm />);
  const trap = container.querySelector('[name=extra_details]');
  fireEvent.change(trap as HTMLInputElement, { target: { value: 'https://spam.test' } });
  await subscribe();
  await wait();
  expect(sent).toMatchObject([{ extra_details: 'https://spam.test' }]);
});
