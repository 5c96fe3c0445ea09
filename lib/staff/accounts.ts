import { z } from 'zod';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import { splitList } from '@/lib/format/split-list';
import { maxEmailLength } from '@/lib/forms/is-email';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { audit } from './audit';
import { staffAuth } from './auth';
import type { Duties } from './duties';
import { readLanguages } from './languages';
import { requireAnotherAdministrator } from './last-administrator';
import { nameLength } from './name-length';
import { issuePasswordToken, passwordHref, voidPasswordLinks } from './password-link';
import { readRole, type StaffRole } from './roles';

const linkDays = 3;

export type StaffAccount = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  disabled_at: string | null;
  created_at: string;
  /** Whether a password was ever set. */
  is_active: boolean;
  last_seen_at: string | null;
} & Duties;

/** All accounts by name. */
export async function listAccounts(): Promise<StaffAccount[]> {
  const db = await database();
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_credentials', 'staff_credentials.staff_id', 'staff.id')
    .leftJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.id')
    .select((e) => [
      'staff.id',
      'staff.email',
      'staff.name',
      'staff.role',
      'staff.disabled_at',
      'staff.created_at',
      'staff.languages',
      'staff.districts',
      'staff.leave_from',
      'staff.leave_until',
      e.fn.max('staff_credentials.id').as('credential'),
      e.fn.max('staff_sessions.updated_at').as('last_seen_at'),
    ])
    .groupBy('staff.id')
    .orderBy('staff.name')
    .orderBy('staff.email')
    .execute();
  return rows.map(({ credential, role, languages, districts, ...row }) => ({
    ...row,
    languages: readLanguages(splitList(languages)),
    districts: splitList(districts),
    role: readRole(role) ?? 'advisor',
    is_active: credential !== null,
  }));
}

/**
 * Creates an account and a link to set its password. Without a name, it is the first part of the email.
 * @throws {ApiError} 422 for a bad email or name, 409 when the account exists
 */
export async function addAccount(
  { email, name, role }: { email: string; name: string; role: StaffRole },
  actor: string,
): Promise<{ id: string; email: string; link: string }> {
  const address = email.trim().toLowerCase();
  if (!z.email().max(maxEmailLength).safeParse(address).success) {
    throw invalidForm({ email: 'Please enter a valid email address.' });
  }
  if (name.trim()) requireName(name.trim());
  const auth = await staffAuth();
  const { internalAdapter } = await auth.$context;
  if (await internalAdapter.findUserByEmail(address)) {
    const message = 'There is already an account with this email.';
    throw new ApiError(409, message, { errors: { email: message } });
  }
  const user = await internalAdapter.createUser(
    {
      email: address,
      name: name.trim() || address.split('@')[0] || address,
      emailVerified: false,
      role,
    },
    { method: 'email-password' },
  );
  await audit({ actor, action: `account.added as ${role}`, subject: address });
  return { id: user.id, email: user.email, link: await passwordLinkFor(user.id) };
}

/** A new link to set the password of an account; earlier ones become invalid. @throws {ApiError} 404, 409 for a disabled account */
export async function createPasswordLink(email: string, actor: string): Promise<string> {
  const account = await accountByEmail(email);
  if (account.disabled_at !== null) throw new ApiError(409, 'This account is disabled. Enable it first.');
  await audit({ actor, action: 'account.password link made', subject: account.email });
  return passwordLinkFor(account.id);
}

/**
 * Disables an account, ends its sessions and makes its password links invalid.
 * @throws {ApiError} 404, 409 for the last administrator, or the last one who has set a password
 */
export async function disableAccount(email: string, actor: string): Promise<void> {
  const account = await accountByEmail(email);
  await inLockedTransaction(await database(), 'accounts', async (trx) => {
    await requireAnotherAdministrator(trx, account.id);
    const now = new Date().toISOString();
    await trx
      .updateTable('staff')
      .set({ disabled_at: now, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await trx.deleteFrom('staff_sessions').where('staff_id', '=', account.id).execute();
    await voidPasswordLinks(trx, account.id);
  });
  await noteCatalogChanged();
  await audit({ actor, action: 'account.disabled', subject: account.email });
}

/**
 * Re-enables an account.
 * @returns whether it has a password; without one it also needs a new link, because disabling made the first one invalid
 * @throws {ApiError} 404
 */
export async function enableAccount(email: string, actor: string): Promise<boolean> {
  const account = await accountByEmail(email);
  const db = await database();
  await db
    .updateTable('staff')
    .set({ disabled_at: null, updated_at: new Date().toISOString() })
    .where('id', '=', account.id)
    .execute();
  await noteCatalogChanged();
  await audit({ actor, action: 'account.enabled', subject: account.email });
  const credential = await db
    .selectFrom('staff_credentials')
    .select('id')
    .where('staff_id', '=', account.id)
    .executeTakeFirst();
  return credential !== undefined;
}

/**
 * Changes the name of an account, which visitors see below answers.
 * @param was the name that the form was opened with
 * @throws {ApiError} 422 for a name of less than 2 or more than 100 characters, 409 when it is no longer as in `was`
 */
export async function renameAccount(id: string, name: string, actor: string, was?: unknown): Promise<void> {
  requireName(name);
  await inLockedTransaction(await database(), 'accounts', async (trx) => {
    const stored = await trx
      .selectFrom('staff')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (name !== stored.name) refuseOutdated(was, [{ name: 'name', label: 'Name', stored: stored.name }]);
    await trx
      .updateTable('staff')
      .set({ name, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
  });
  await audit({ actor, action: 'account.renamed', subject: actor });
}

function requireName(name: string): void {
  const { min, max } = nameLength;
  if (name.length >= min && name.length <= max) return;
  const bound = name.length < min ? `at least ${min}` : `at most ${max}`;
  throw invalidForm({ name: `Name must be ${bound} characters long.` });
}

export type SessionSummary = {
  id: string;
  created_at: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
};

/** Active sessions of an account, latest first. */
export async function listSessions(staffId: string): Promise<SessionSummary[]> {
  const db = await database();
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'created_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends one session of an account. @returns whether it existed */
export async function revokeSession(staffId: string, sessionId: string, actor: string): Promise<boolean> {
  const db = await database();
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await audit({ actor, action: 'session.revoked' });
  return true;
}

/** @throws {ApiError} 404 */
export async function accountByEmail(email: string) {
  const db = await database();
  const account = await db
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'disabled_at'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!account) throw new ApiError(404, 'There is no account with this email.');
  return account;
}

async function passwordLinkFor(staffId: string): Promise<string> {
  await voidPasswordLinks(await database(), staffId);
  return passwordHref(await issuePasswordToken(staffId, linkDays));
}
