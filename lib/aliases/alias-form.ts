import { z } from 'zod';
import { singleLine } from '@/lib/forms/typed-values';
import type { FieldErrors } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { type Alias, aliasKinds } from '@/lib/search/understand/alias-kinds';
import { nameKey } from '@/lib/search/understand/tokens';

const longest = 300;

const name = z.preprocess(
  singleLine,
  z
    .string()
    .max(longest, `Please keep it below ${longest} characters.`)
    .refine((text) => nameKey(text) !== '', 'Please enter a name.'),
);

const schema = z
  .object({
    kind: z.enum(aliasKinds, 'Please choose district, developer or city.'),
    alias: name,
    name,
    city: z
      .preprocess(singleLine, z.string().max(longest, `Please keep it below ${longest} characters.`))
      .transform((text) => text || null),
  })
  .transform((given): Alias => ({ ...given, city: given.kind === 'district' ? given.city : null }));

/** Reads and checks an alias. */
export function readAlias(
  given: Fields,
): { form: Alias; errors: null } | { form: null; errors: FieldErrors } {
  const { kind, alias, name: meant, city } = given;
  const parsed = schema.safeParse({ kind, alias: alias ?? '', name: meant ?? '', city: city ?? '' });
  if (parsed.success) return { form: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { form: null, errors };
}
