'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { requestDesk } from '@/components/staff/request-desk';
import { showFailure } from '@/components/staff/show-failure';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/format/counted';
import { formatDateTime, formatDay } from '@/lib/format/date-time';
import type { StaffAccount } from '@/lib/staff/accounts';
import { isOnLeave, type Leave } from '@/lib/staff/duties';
import { roleLabels, type StaffRole, staffRoles } from '@/lib/staff/roles';
import { staffApi } from '@/lib/staff-routes';
import { DutiesForm } from './duties-form';
import { OpenEnquiries } from './open-enquiries';
import { PasswordLink } from './password-link';

type Action =
  | { action: 'disable' | 'enable' | 'password-link' }
  | { action: 'role'; role: StaffRole; was: { role: StaffRole } };

type Props = {
  accounts: StaffAccount[];
  /** The number of open enquiries by account; those without any are absent. */
  open: Readonly<Record<string, number>>;
  self: string;
  /** `YYYY-MM-DD`, in Dubai. */
  today: string;
};

export function AccountList({ accounts, open, self, today }: Props) {
  const router = useDeskRouter();
  const [made, setMade] = useState<{ id: string; link: string } | null>(null);
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Action) =>
      requestDesk<{ link?: string }>(staffApi.account(id), { method: 'PATCH', body }),
    onSuccess: ({ link }, { id, ...action }) => {
      setMade(link ? { id, link } : null);
      toast({ channel: 'form', title: doneText(action) });
    },
    onError: showFailure,
    onSettled: () => router.refresh(),
  });
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {accounts.map((account) => (
        <li
          key={account.id}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 py-4 xl:grid-cols-[minmax(0,1fr)_13rem_28rem]"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{account.name}</p>
            <p className="text-sm text-stone">{account.email}</p>
            <OpenEnquiries account={account} count={open[account.id] ?? 0} />
          </div>
          <p className="text-sm text-stone">
            {roleLabels[account.role]}, {stateOf(account)}
            {isOnLeave(account, today) && `, ${leaveText(account)}`}
          </p>
          <AccountActions
            account={account}
            open={open[account.id] ?? 0}
            isSelf={account.id === self}
            isBusy={change.isPending}
            onChange={(action) => change.mutate({ id: account.id, ...action })}
          />
          {made?.id === account.id && (
            <div className="col-span-full">
              <PasswordLink link={made.link} to={account.email} />
            </div>
          )}
          <details className="col-span-full">
            <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4 wrap-anywhere">
              Duties of {account.name}
            </summary>
            <DutiesForm account={account} />
          </details>
        </li>
      ))}
    </ul>
  );
}

type ActionsProps = {
  account: StaffAccount;
  open: number;
  isSelf: boolean;
  isBusy: boolean;
  onChange: (action: Action) => void;
};

/** Nobody can disable their own account or change its role. */
function AccountActions({ account, open, isSelf, isBusy, onChange }: ActionsProps) {
  const otherRoles = isSelf ? [] : staffRoles.filter((role) => role !== account.role);
  return (
    <div className="flex flex-wrap gap-3 xl:justify-end">
      <ActionButton
        variant="line"
        size="md"
        isBusy={isBusy}
        aria-label={`Password link: ${account.name}`}
        onClick={() => onChange({ action: 'password-link' })}
      >
        Password link
      </ActionButton>
      {otherRoles.map((role) => (
        <ConfirmButton
          key={role}
          label={`Make ${roleLabels[role].toLowerCase()}`}
          aria-label={`Make ${roleLabels[role].toLowerCase()}: ${account.name}`}
          isBusy={isBusy}
          title={`Change the role to ${roleLabels[role].toLowerCase()}?`}
          action="Change role"
          onConfirm={() => onChange({ action: 'role', role, was: { role: account.role } })}
        >
          <bdi>{account.name}</bdi> {roleEffects[role]}
        </ConfirmButton>
      ))}
      {!isSelf && account.disabled_at && (
        <ActionButton
          variant="line"
          size="md"
          isBusy={isBusy}
          aria-label={`Enable: ${account.name}`}
          onClick={() => onChange({ action: 'enable' })}
        >
          Enable
        </ActionButton>
      )}
      {!isSelf && !account.disabled_at && (
        <ConfirmButton
          label="Disable"
          aria-label={`Disable: ${account.name}`}
          isBusy={isBusy}
          title="Disable this account?"
          action="Disable"
          onConfirm={() => onChange({ action: 'disable' })}
        >
          <bdi>{account.name}</bdi> is signed out everywhere at once, gets no more enquiries, and disappears
          from the properties’ contacts until the account is enabled again.
          {open > 0 &&
            ` ${counted(open, 'open enquiry stays', 'open enquiries stay')} assigned to this account until you assign ${open === 1 ? 'it' : 'them'} to others.`}
        </ConfirmButton>
      )}
    </div>
  );
}

function doneText(done: Action): string {
  if (done.action === 'role') return `Role changed to ${roleLabels[done.role].toLowerCase()}`;
  if (done.action === 'password-link') return 'Please send the link below.';
  return done.action === 'disable' ? 'Account disabled' : 'Account enabled';
}

/** What an account can do with another role, after its name. */
const roleEffects: Record<StaffRole, string> = {
  advisor:
    'can then only answer enquiries, write articles and read the rest, and is assigned new enquiries in turn.',
  admin:
    'can then also export enquiries, delete articles, change properties and agents, run feeds, erase personal data and manage accounts, and is no longer assigned new enquiries in turn.',
};

function stateOf({ disabled_at, is_active, last_seen_at }: StaffAccount): string {
  if (disabled_at) return 'disabled';
  if (!is_active) return 'invited';
  return last_seen_at ? `signed in ${formatDateTime(last_seen_at)}` : 'signed out';
}

function leaveText({ leave_until }: Leave): string {
  return leave_until === null ? 'on leave' : `on leave until ${formatDay(leave_until)}`;
}
