import { singleLine } from '@/lib/forms/typed-values';
import { invalidForm } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { renameAccount } from '@/lib/staff/accounts';
import { requireStaff } from '@/lib/staff/session';

/** Fields that only administrators change; a whole profile may be sent back with their current values. */
const fixedFields = ['id', 'email', 'role'] as const;

/** Staff change their own name. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: update, PUT: update });

async function update(request: Request): Promise<Response> {
  const member = await requireStaff(request);
  const fields = await readJsonObject(request);
  const fixed = fixedFields.filter((name) => fields[name] !== undefined && fields[name] !== member[name]);
  if (fixed.length > 0) {
    const errors = Object.fromEntries(fixed.map((name) => [name, 'You cannot change this yourself.']));
    throw invalidForm(errors);
  }
  const name = singleLine(fields.name);
  await renameAccount(member.id, name, member.email, fields.was);
  return privateJson({ user: { ...member, name }, message: 'Profile updated.' });
}
