import type { Transaction } from 'kysely';
import type { RelationName } from '@/lib/catalog/fields/property-fields';
import { isRecord } from '@/lib/catalog/parse/fields';
import { maxHtml, maxLine } from '@/lib/catalog/parse/limits';
import { parseNumber } from '@/lib/catalog/parse/number';
import { checkedPermitNumber } from '@/lib/catalog/permits/permit-number';
import { whyPictureIsHidden } from '@/lib/catalog/pictures/shown-picture';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { StoredRecord } from '@/lib/catalog/sql/read/records';
import type { Database } from '@/lib/database/schema';
import { formatNumber } from '@/lib/format/number';
import { plainText } from '@/lib/format/plain-text';
import { formText } from '@/lib/forms/form-text';
import { refuseOutdated } from '@/lib/forms/refuse-outdated';
import { notTextMessage } from '@/lib/forms/typed-values';
import type { HandEdit } from '@/lib/hand-edits';
import { invalidForm } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { fold } from '@/lib/search/words/fold';
import { hasKey } from '@/lib/typed-keys';
import { choosableNames } from './desk';
import {
  type EditableField,
  editableFields,
  isRelation,
  labelWithMeasure,
  storedValue,
} from './editable-fields';
import { permitFields, permitNumberOf } from './own-permit';

export type Edits = Map<string, HandEdit>;

/** A stored property with its edits, and the transaction that changes it. */
export type Target = { trx: Transaction<Database>; record: StoredRecord; edits: Edits };

/**
 * Parses the sent values that differ from the stored ones.
 * @param given texts by field; `was` has the values the form was opened with
 * @throws {ApiError} 422 with messages by field, 409 when a stored value is no longer as in `was`
 */
export async function readValues(
  target: Target,
  { was, ...given }: Fields,
): Promise<Record<string, unknown>> {
  const { record } = target;
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const field of editableFields) {
    const { value, problem } = await readField(target, field, given[field.name]);
    if (problem) errors[field.name] = problem;
    else if (value !== undefined) values[field.name] = value;
  }
  const result: StoredRecord = { ...record, ...values };
  if (!errors.permit_number && Object.keys(values).some((name) => permitFields.has(name))) {
    const complain = (reason: string) => {
      errors.permit_number = `This ${reason}.`;
    };
    const number = hasKey(values, 'permit_number')
      ? checkedPermitNumber(result.permit_number, result.city, complain)
      : permitNumberOf(result, complain);
    if (number === record.permit_number) delete values.permit_number;
    else values.permit_number = number;
  }
  if (values.sold_at && !isSold(result.sales_status))
    errors.sold_at = 'Only a sold property has a day of sale. Please set the sales status, too.';
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  refuseOutdated(
    withPlainAmounts(was),
    editableFields
      .filter(({ name }) => hasKey(values, name))
      .map((field) => {
        const stored = storedValue(record, field.name);
        const shown = field.control === 'long' ? { shown: plainText(formText(stored)) } : {};
        return { name: field.name, label: labelWithMeasure(field), stored, ...shown };
      }),
  );
  return values;
}

/** The values that a form was opened with, as they are stored: it shows amounts with separators. */
function withPlainAmounts(was: unknown): unknown {
  if (!isRecord(was)) return was;
  const plain = editableFields.flatMap(({ name, measure }) => {
    const number = measure ? parseNumber(was[name], () => undefined) : null;
    return number === null ? [] : [[name, number]];
  });
  return { ...was, ...Object.fromEntries(plain) };
}

type ReadField = { value?: unknown; problem?: string | null };

/** Parses a sent value. @returns without `value` when nothing was sent or it is the stored one */
async function readField(
  { trx, record, edits }: Target,
  field: EditableField,
  sent: unknown,
): Promise<ReadField> {
  if (sent === undefined) return {};
  if (typeof sent === 'object' && sent !== null) return { problem: notTextMessage };
  const text = formText(sent);
  const stored = storedValue(record, field.name);
  if (text === formText(stored)) return {};
  const limit = field.control === 'long' ? maxHtml : maxLine;
  if (text.length > limit) return { problem: `This is longer than ${formatNumber(limit)} characters.` };
  const problems: string[] = [];
  const value =
    feedName(edits, field.name, text) ??
    (await readValue(trx, field, text, (reason) => problems.push(reason)));
  if (problems[0]) return { problem: `This ${problems[0]}.` };
  if (JSON.stringify(value) === JSON.stringify(stored)) return {};
  return { value, problem: problemOf(field.name, value) };
}

/** Why a new value of a field is refused; null when it is not. */
function problemOf(field: string, value: unknown): string | null {
  if (field === 'title' && value === null) return 'Please enter a title.';
  return field === 'cover_image' ? whyPictureIsHidden(value) : null;
}

async function readValue(
  trx: Transaction<Database>,
  { name, control, parse, store }: EditableField,
  text: string,
  complain: (reason: string) => void,
): Promise<unknown> {
  const value = store(parse(text, complain));
  if (typeof value !== 'string') return value;
  if (isRelation(name)) return knownName(trx, name, value, complain);
  if (control === 'agent') {
    const agent = await trx
      .selectFrom('agents')
      .select('email')
      .where('email', '=', value)
      .executeTakeFirst();
    if (!agent) complain('is not the address of an agent');
  }
  return value;
}

/** The feed's name, which perhaps no property has while it is edited; null when the text is another name. */
function feedName(edits: Edits, field: string, text: string): string | null {
  const name = edits.get(field)?.feedValue;
  return isRelation(field) && typeof name === 'string' && fold(name) === fold(text) ? name : null;
}

/** The catalogue's spelling of a name; complains when the catalogue does not have it. */
async function knownName(
  trx: Transaction<Database>,
  relation: RelationName,
  text: string,
  complain: (reason: string) => void,
): Promise<string> {
  const found = await choosableNames(trx, relation).where('search_name', '=', fold(text)).executeTakeFirst();
  if (!found) complain('is a name that no property has yet; please choose one from the list');
  return found?.name ?? text;
}
