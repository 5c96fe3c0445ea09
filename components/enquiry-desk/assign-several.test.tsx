/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { callApi } from '@/lib/http/browser/client';
import { anInboxEntry } from '@/testing/inbox-entry';
import { AssignSeveral } from './assign-several';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(async () => ({ message: 'Done.' })),
}));

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const entries = [
  anInboxEntry(7, { assigned_to: 'omar' }),
  anInboxEntry(6, { assigned_to: 'omar', status: 'won' }),
];
const people = [
  { id: 'layla', name: 'Layla', absence: null },
  { id: 'zara', name: 'Zara', absence: 'away' as const },
];
const show = (count: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssignSeveral
        {...{ entries, count, people }}
        search="status=open"
        newest={7}
        renderedAt="2026-11-22T08:00:00.000Z"
        self="layla"
        sendsMail
      />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const body = { status: 'new', assigned_to: 'omar' };

beforeEach(() => jest.mocked(callApi).mockClear());
afterEach(cleanup);

it('assigns the selected enquiries as they were seen, after a question that says what follows', async () => {
  show(2);
  const all = screen.getByLabelText('All on this page');
  await userEvent.click(screen.getByLabelText('Person 7'));
  expect(all).toBePartiallyChecked();
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), 'Zara (on leave)');
  await press('Assign');
  const question = screen.getByRole('alertdialog', { name: 'Assign 2 enquiries?' });
  expect(question).toHaveTextContent(
    'Zara becomes the advisor and gets one email that lists them. This person is on leave today. One of them is closed',
  );
  expect(callApi).not.toHaveBeenCalled();
  await press('Assign');
  expect(callApi).toHaveBeenCalledWith('/api/staff/enquiries/assign/', {
    method: 'POST',
    body: {
      staff_id: 'zara',
      enquiries: [
        { id: 7, ...body },
        { id: 6, ...body, status: 'won' },
      ],
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('None selected');
  expect(router.refresh).toHaveBeenCalled();
});

it('selects all that match the filters, also on other pages', async () => {
  show(3);
  const enquiries = [7, 6, 5].map((id) => ({ id, ...body }));
  jest.mocked(callApi).mockResolvedValueOnce({ count: 3, enquiries });
  await press('Select all 3');
  expect(callApi).toHaveBeenCalledWith('/api/staff/enquiries/assign/?status=open');
  expect(screen.getByRole('status')).toHaveTextContent('3 selected');
  expect(screen.getByLabelText('Person 6')).toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), 'Layla');
  await press('Assign');
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('email');
  await press('Assign');
  expect(callApi).toHaveBeenLastCalledWith('/api/staff/enquiries/assign/', {
    method: 'POST',
    body: { staff_id: 'layla', enquiries },
  });
});

it('offers as many as can be assigned at once', () => {
  show(1240);
  expect(screen.getByRole('button', { name: 'Select the first 500 of 1,240' })).toBeVisible();
});

it('asks for enquiries and an advisor first', async () => {
  show(2);
  await press('Assign');
  expect(screen.getByRole('status')).toHaveTextContent('Please select enquiries first.');
  expect(screen.getByLabelText('Assign to')).toHaveAccessibleDescription('Please choose an advisor.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says longer than usual that some enquiries stay as they are', async () => {
  const assignFirst = async (changed: number) => {
    const message = `${changed} stay.`;
    jest.mocked(callApi).mockResolvedValueOnce({ message, changed });
    await userEvent.click(screen.getByLabelText('Person 7'));
    await userEvent.selectOptions(screen.getByLabelText('Assign to'), 'Layla');
    await press('Assign');
    await press('Assign');
    return message;
  };
  show(2);
  expect(toast).toHaveBeenLastCalledWith({ channel: 'form', title: await assignFirst(0) });
  expect(toast).toHaveBeenLastCalledWith({ channel: 'form', title: await assignFirst(1), duration: 20_000 });
});
