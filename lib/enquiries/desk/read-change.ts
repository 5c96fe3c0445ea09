import { propertyNamed } from '@/lib/catalog/reads/property-by-reference';
import { formText } from '@/lib/forms/form-text';
import { tooLongMessage } from '@/lib/forms/too-long';
import { multiLine, notTextMessage, singleLine, typedEmail } from '@/lib/forms/typed-values';
import { ApiError } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { fieldOf } from '@/lib/typed-keys';
import type { Enquiry } from '../enquiry';
import { checkEnquiry, normalisePhone, unreachableMessage } from '../form/rules';
import { propertyName } from '../property-name';
import { enquiryStatuses, maxReasonLength, readEnquiryStatus } from '../statuses';
import type { EnquiryChange } from './change-enquiry';
import { noteProblem } from './note';

/* Reads changes of enquiries sent by staff. The sender's subject and message cannot be changed. */

const contactFields = ['name', 'email', 'phone'] as const;
const changeable = [
  'status',
  'lost_reason',
  'assigned_to',
  ...contactFields,
  'property_reference',
  'note',
] as const;

/** Whether a value can be read as text; an object or a list must not count as empty, which would remove what is stored. */
function isTextual(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** The known fields that a body has. */
function givenIn(fields: Fields): (typeof changeable)[number][] {
  return changeable.filter((name) => fields[name] !== undefined);
}

/**
 * Reads and checks a partial body; unknown fields are ignored.
 * @throws {ApiError} 422 with every mistake, or when there is nothing to change
 */
export async function readEnquiryChange(fields: Fields, stored: Enquiry): Promise<EnquiryChange> {
  const given = givenIn(fields);
  const status = readEnquiryStatus(fields.status);
  const lostReason = singleLine(fields.lost_reason) || null;
  const isStatusMissing = given.length === 0 || (given.includes('lost_reason') && !given.includes('status'));
  const { contact, errors: contactErrors } = readContact(fields, stored);
  const note = multiLine(fields.note);
  const wrongNote = given.includes('note') ? noteProblem(note) : null;
  const errors = {
    ...Object.fromEntries(
      given.filter((name) => !isTextual(fields[name])).map((name) => [name, notTextMessage]),
    ),
    ...((given.includes('status') && !status) || isStatusMissing
      ? { status: `Choose one of: ${enquiryStatuses.join(', ')}.` }
      : {}),
    ...(status === 'lost' && lostReason === null ? { lost_reason: 'Please say why it was lost.' } : {}),
    ...((lostReason?.length ?? 0) > maxReasonLength
      ? { lost_reason: tooLongMessage('the reason', maxReasonLength) }
      : {}),
    ...contactErrors,
    ...(wrongNote ? { note: wrongNote } : {}),
  };
  if (Object.keys(errors).length > 0) throw new ApiError(422, 'Failed to update inquiry.', { errors });
  return {
    ...(status ? { status, lostReason } : {}),
    ...(given.includes('assigned_to') ? { assignedTo: singleLine(fields.assigned_to) || null } : {}),
    ...(contact ? { contact } : {}),
    ...(given.includes('property_reference') ? await readProperty(fields, stored) : {}),
    ...(note ? { note } : {}),
    ...(fields.was === undefined ? {} : { was: fields.was }),
  };
}

/** Checks the given contact details together with the stored ones: phone and email must not both be removed. */
function readContact(fields: Fields, stored: Enquiry) {
  const given = contactFields.filter((name) => fields[name] !== undefined);
  if (given.length === 0) return { errors: {} };
  const sent = Object.fromEntries(given.map((field) => [field, singleLine(fields[field])]));
  const known = { name: stored.name, email: stored.email, phone: stored.phone };
  // Placeholders: subject and message cannot be changed here.
  const merged = { ...known, ...sent, subject: 'As it was sent', message: 'As it was sent' };
  const wasReachable = Boolean(known.email || known.phone);
  const isReachable = Boolean(merged.email || merged.phone);
  const found = checkEnquiry(merged, { isByPhone: true }).errors ?? {};
  const errors: Record<string, string> = {};
  for (const field of given) {
    // A portal's lead may have no email.
    const isAllowedToMiss = field === 'email' && merged.email === '';
    if (found[field] && !isAllowedToMiss) errors[field] = found[field];
  }
  if (wasReachable && !isReachable) errors.email = unreachableMessage;
  const read = {
    name: merged.name,
    email: typedEmail(merged.email),
    phone: merged.phone ? normalisePhone(merged.phone) : null,
  };
  const changed = given.filter((field) => read[field] !== known[field]);
  return { errors, contact: Object.fromEntries(changed.map((field) => [field, read[field]])) };
}

/**
 * The property of a new reference or URL; an unknown one is stored without a property, an unchanged one is skipped.
 * Empty removes a property without reference only when `was` names it: clients send back the reference they have read.
 */
async function readProperty(fields: Fields, stored: Enquiry): Promise<Pick<EnquiryChange, 'property'>> {
  const text = singleLine(fields.property_reference);
  const opened = formText(fieldOf(fields.was, 'property_reference'));
  const isAsRead = (text || null) === stored.property_reference && (text !== '' || opened === '');
  if (isAsRead || text === propertyName(stored)) return {};
  const { property, reference } = await propertyNamed(text);
  return {
    property: {
      property_reference: reference,
      property_id: property ? property.id : null,
      property_slug: property ? property.slug : null,
      property_title: property ? property.title : null,
    },
  };
}

/** A change for the audit log, without values, because the log survives an erasure. */
export function describeChange({ status, assignedTo, contact = {}, property, note }: EnquiryChange): string {
  const others = [
    ...Object.keys(contact),
    ...(property ? ['property'] : []),
    ...(assignedTo === undefined ? [] : ['advisor']),
    ...(note ? ['note'] : []),
  ];
  if (others.length === 0) return status ? `set to ${status}` : 'changed: nothing';
  return [`changed: ${others.join(', ')}`, ...(status ? [`status ${status}`] : [])].join(', ');
}
