import { normalisePhone } from '@/lib/enquiries/form/rules';
import type { Sender } from '@/lib/enquiries/sender';
import { isEmail } from '@/lib/forms/is-email';
import { singleLine, typedEmail } from '@/lib/forms/typed-values';
import { ApiError, type FieldErrors, invalidForm } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { describePersonalData, erasePerson, findPerson } from '@/lib/personal-data';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';
import { hasKey } from '@/lib/typed-keys';

const done = { find: 'read', export: 'exported', erase: 'erased' } as const;

/** Finds, exports or erases a person's data, for administrators. A POST, because addresses end up in logs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const { email: actor } = await requireStaff(request, 'admin');
    const fields = await readJsonObject(request);
    const action = String(fields.action);
    if (!hasKey(done, action)) throw new ApiError(422, 'The action must be find, export or erase.');
    const person = {
      email: typedEmail(fields.email) || null,
      phone: singleLine(fields.phone) || null,
    };
    const errors = mistakesIn(person);
    if (errors) throw invalidForm(errors);
    const found = action === 'erase' ? await erasePerson(person) : await findPerson(person);
    await audit({ actor, action: `person.${done[action]}`, subject: describePersonalData(found) });
    return privateJson(found);
  },
});

/** A malformed address must not look as if nothing were stored about it. */
function mistakesIn({ email, phone }: Sender): FieldErrors | null {
  const isWholeNumber = normalisePhone(phone ?? '').replace(/\D/g, '').length >= 7;
  if (email && !isEmail(email)) return { email: 'Please enter a valid email address.' };
  if (phone && !isWholeNumber) return { phone: 'Please enter a whole phone number.' };
  return email || phone ? null : { email: 'Please enter an email address or a whole phone number.' };
}
