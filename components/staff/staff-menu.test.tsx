/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@/lib/staff/roles';
import { StaffMenu } from './staff-menu';
import { staffNavigation } from './staff-navigation';

const advisor: StaffRole = 'advisor';
const admin: StaffRole = 'admin';

let pathname = '/staff';
jest.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => ({}) }));
afterEach(cleanup);

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

it('shows administrators all screens, on phones partly in a sheet', async () => {
  pathname = '/staff/audit';
  render(<StaffMenu role={admin} />);
  expect(linkNames()).toEqual(staffNavigation.map(({ label }) => label));
  const more = screen.getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('data-current');
  await userEvent.click(more);
  const sheet = screen.getByRole('dialog', { name: 'More screens' });
  expect(within(sheet).queryByText('Enquiries')).toBeNull();
  expect(within(sheet).getByText('Audit log').closest('a')).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Escape}');
  expect(sheet).not.toBeInTheDocument();
  expect(more).toHaveFocus();
});

it('shows advisors their screens only, and marks the inbox on the screen of an enquiry', () => {
  pathname = '/staff/enquiries/7';
  render(<StaffMenu role={advisor} />);
  const ofAdvisors = staffNavigation.filter(({ role }) => role === advisor);
  expect(linkNames()).toEqual(ofAdvisors.map(({ label }) => label));
  expect(linkNames()).not.toContain('Audit log');
  expect(screen.getByText('Enquiries').closest('a')).toHaveAttribute('aria-current', 'page');
});
