import type { z } from 'zod';
import type { FieldErrors } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';

/** The values of a valid form, else the first message of each invalid field. */
export type FormResult<T> = { form: T; errors: null } | { form: null; errors: FieldErrors };

/** Reads and checks the fields of a form with a schema. */
export function readForm<T>(schema: z.ZodType<T>, fields: Fields): FormResult<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { form: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { form: null, errors };
}
