/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast } from '@/components/ui/toast';
import { callApi } from '@/lib/http/browser/client';
import type { StaffAccount } from '@/lib/staff/accounts';
import { AccountList } from './account-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  callApi: jest.fn(async () => ({})),
}));

const toasts: string[] = [];
onToast(({ title }) => toasts.push(title));
beforeEach(() => {
  toasts.length = 0;
});

const account = (id: string, name: string): StaffAccount => ({
  id,
  name,
  email: `${id}@example.com`,
  role: 'advisor',
  created_at: '2026-01-01T00:00:00.000Z',
  is_active: true,
  disabled_at: null,
  last_seen_at: null,
  languages: [],
  districts: [],
  leave_from: null,
  leave_until: null,
});

const today = '2026-11-28';

it.each([
  ['2026-11-28', '2026-12-05', 'Advisor, signed out, on leave until 5 Dec 2026'],
  ['2026-11-01', null, 'Advisor, signed out, on leave'],
  ['2026-11-29', '2026-12-05', 'Advisor, signed out'],
])('says who is on leave: from %s until %s', (leave_from, leave_until, text) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountList
        accounts={[{ ...account('omar', 'Omar'), leave_from, leave_until }]}
        open={{}}
        self="layla"
        today={today}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Advisor/)).toHaveTextContent(new RegExp(`^${text}$`));
});

it('disables an account after confirmation, but never the administrator’s own', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountList
        accounts={[account('layla', 'Layla'), account('omar', 'Omar')]}
        open={{}}
        self="layla"
        today={today}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disable: Omar' }));
  const question = screen.getByRole('alertdialog', { name: 'Disable this account?' });
  expect(question).toHaveTextContent('Omar');
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Disable' }));
  expect(callApi).toHaveBeenCalledWith(expect.stringContaining('omar'), {
    method: 'PATCH',
    body: { action: 'disable' },
  });
  await waitFor(() => expect(toasts).toEqual(['Account disabled']));
});

it('leads to the open enquiries of a person, also before the account is disabled', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountList
        accounts={[account('layla', 'Layla'), account('omar', 'Omar')]}
        open={{ omar: 14 }}
        self="layla"
        today={today}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: '14 open enquiries: assign to others' })).toHaveAttribute(
    'href',
    '/staff?status=open&assignee=omar&select=1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Disable: Omar' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '14 open enquiries stay assigned to this account',
  );
});

it.each([
  ['advisor', 'administrator', 'admin'],
  ['admin', 'advisor', 'advisor'],
] as const)('gives an %s the other role after confirmation', async (role, label, other) => {
  jest.mocked(callApi).mockClear();
  const accounts = [account('layla', 'Layla'), { ...account('omar', 'Omar'), role }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountList accounts={accounts} open={{}} self="layla" today={today} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Make ${label}: Omar` }));
  const question = screen.getByRole('alertdialog', { name: `Change the role to ${label}?` });
  expect(question).toHaveTextContent('Omar can then');
  expect(callApi).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Change role' }));
  expect(callApi).toHaveBeenCalledWith(expect.stringContaining('omar'), {
    method: 'PATCH',
    body: { action: 'role', role: other, was: { role } },
  });
  await waitFor(() => expect(toasts).toEqual([`Role changed to ${label}`]));
});

it('shows a password link with the person it is for', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ link: 'https://site.example/login/password?token=a' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountList
        accounts={[account('layla', 'Layla'), account('omar', 'Omar')]}
        open={{}}
        self="layla"
        today={today}
      />
    </QueryClientProvider>,
  );
  const [, omar = document.body] = screen.getAllByRole('listitem');
  await userEvent.click(within(omar).getByRole('button', { name: 'Password link: Omar' }));
  expect(await within(omar).findByRole('status')).toHaveTextContent('token=a');
});
