import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { screenHeader, signInPath } from '@/lib/staff/next-path';
import { hasRole, type StaffRole } from '@/lib/staff/roles';
import { type StaffMember, staffSession } from '@/lib/staff/session';

const session = cache(async () => staffSession(await headers()));

/** The signed-in account. Redirects visitors to sign-in, which leads back; an insufficient role gets a 404. */
export async function requirePageStaff(role: StaffRole = 'advisor'): Promise<StaffMember> {
  return (await requirePageSession(role)).member;
}

/** Like `requirePageStaff`, but returns the session. */
export async function requirePageSession(role: StaffRole = 'advisor') {
  const found = await session();
  if (!found) redirect(signInPath((await headers()).get(screenHeader)));
  if (!hasRole(found.member.role, role)) notFound();
  return found;
}
