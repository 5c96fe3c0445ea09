import { ApiError } from '@/lib/http/server/api-error';
import { fieldOf } from '@/lib/typed-keys';
import { formText } from './form-text';

/** A field that a form would change, with its stored value and, where people read it differently, its text. */
export type ChangedField = { name: string; label: string; stored: unknown; shown?: string };

const longestQuote = 200;

/**
 * Refuses a form when a stored value that it would change is no longer the one it was opened with.
 * @param was the values the form was opened with, by field; fields that it lacks are not compared
 * @throws {ApiError} 409 with the stored values
 */
export function refuseOutdated(was: unknown, fields: readonly ChangedField[]): void {
  const outdated = fields.filter(({ name, stored }) => {
    const opened = fieldOf(was, name);
    return opened !== undefined && formText(opened) !== formText(stored);
  });
  if (outdated.length === 0) return;
  const changes = outdated.map((field) => `${field.label} is now ${quoted(field)}`);
  throw new ApiError(
    409,
    `Changed meanwhile: ${changes.join('; ')}. Nothing was saved. Save again to replace the stored value.`,
    {
      errors: Object.fromEntries(
        outdated.map((field) => [field.name, `Changed meanwhile, now ${quoted(field)}.`]),
      ),
      current: Object.fromEntries(outdated.map(({ name, stored }) => [name, formText(stored)])),
    },
  );
}

function quoted({ stored, shown }: ChangedField): string {
  const text = shown ?? readableText(stored);
  if (text === '') return 'empty';
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}”`;
}

function readableText(stored: unknown): string {
  if (typeof stored === 'boolean') return stored ? 'Yes' : 'No';
  return typeof stored === 'number' ? stored.toLocaleString('en-US') : formText(stored);
}
