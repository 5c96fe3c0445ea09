/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { stub } from '@/testing/stub';
import { AssignForm } from './assign-form';
import { NoteForm } from './note-form';
import { StatusForm } from './status-form';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

let answer: (response: Response) => void;
const send = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
beforeEach(() => {
  global.fetch = stub<typeof fetch>(send);
});
afterEach(() => {
  cleanup();
  // Messages that nothing shows wait for the next test.
  onToast(() => {})();
  jest.clearAllMocks();
});

const client = new QueryClient();
const within = (form: ReactNode) => <QueryClientProvider client={client}>{form}</QueryClientProvider>;
const people = [
  { id: 'me', name: 'Layla', absence: null },
  { id: 'other', name: 'Omar', absence: 'away' as const },
];

it('gives an enquiry to whoever is signed in, who may have changed in another tab', async () => {
  render(within(<AssignForm id={1} assignee={null} self="me" people={people} />));
  await act(async () => fireEvent.click(screen.getByText('Take it')));
  expect(send.mock.lastCall).toMatchObject(['/api/staff/enquiries/1/assign/', { body: '{"expected":""}' }]);
});

it('confirms an assignment by a message', async () => {
  const messages: ToastMessage[] = [];
  const stop = onToast((message) => messages.push(message));
  render(within(<AssignForm id={1} assignee={null} self="me" people={people} />));
  await act(async () => fireEvent.click(screen.getByText('Take it')));
  const text = async () => '{"message":"Assigned."}';
  const json = async () => ({ message: 'Assigned.' });
  await act(async () => answer(stub<Response>({ ok: true, status: 200, json, text })));
  await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Assigned.']));
  stop();
});

it('shows that nobody has the enquiry yet, and does not assign it to whoever looks at it', () => {
  render(within(<AssignForm id={1} assignee={null} self="me" people={people} />));
  expect(screen.getByLabelText('Advisor')).toHaveDisplayValue('Nobody yet');
  expect(screen.getByLabelText('Advisor')).toBeInvalid();
  expect(screen.getByText('Take it')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Omar (on leave)' })).toBeVisible();
});

it('sends a status once, keeps the focus, and shows the stored status', async () => {
  const form = (status: string) => within(<StatusForm id={1} status={status} lostReason={null} />);
  const { rerender } = render(form('new'));
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'viewing' } });
  const save = screen.getByText('Save status');
  save.focus();
  await act(async () => fireEvent.click(save));
  await act(async () => fireEvent.click(save));
  expect(send).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  await act(async () =>
    answer(stub<Response>({ ok: true, status: 200, json: async () => ({}), text: async () => '{}' })),
  );
  rerender(form('offer'));
  expect(save).toHaveFocus();
  expect(screen.getByLabelText('Status')).toHaveValue('offer');
});

it('keeps a note to an enquiry that a colleague erased meanwhile on the screen, and says so', async () => {
  const messages: ToastMessage[] = [];
  const stop = onToast((message) => messages.push(message));
  AbortSignal.timeout ??= () => new AbortController().signal;
  render(within(<NoteForm id={1} />));
  const note = screen.getByLabelText('Add a note');
  fireEvent.input(note, { target: { value: 'She prefers the tower at the water.' } });
  await act(async () => fireEvent.click(screen.getByText('Save note')));
  const body = { message: 'A colleague has erased it.' };
  await act(async () =>
    answer(
      stub<Response>({
        ok: false,
        status: 404,
        headers: new Headers(),
        json: async () => body,
        text: async () => JSON.stringify(body),
      }),
    ),
  );
  await waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]?.title).toBe('A colleague has erased it. What you typed is still here.');
  expect(refresh).not.toHaveBeenCalled();
  expect(note).toHaveValue('She prefers the tower at the water.');
  stop();
});
