import { z } from 'zod';
import { maxLine } from '@/lib/catalog/parse/limits';
import { type FormResult, readForm } from '@/lib/forms/read-form';
import { tooLongMessage } from '@/lib/forms/too-long';
import { singleLine } from '@/lib/forms/typed-values';
import type { Fields } from '@/lib/http/server/read-body';
import { type Alias, aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { nameKey } from '@/lib/search/understand/tokens/tokens';

const name = z.preprocess(
  singleLine,
  z
    .string()
    .max(maxLine, tooLongMessage('it', maxLine))
    .refine((text) => nameKey(text) !== '', 'Please enter a name.'),
);

const schema = z
  .object({
    kind: z.enum(aliasKinds, 'Please choose district, developer or city.'),
    alias: name,
    name,
    city: z
      .preprocess(singleLine, z.string().max(maxLine, tooLongMessage('it', maxLine)))
      .transform((text) => text || null),
  })
  .transform((given): Alias => ({ ...given, city: given.kind === 'district' ? given.city : null }));

/** Reads and checks an alias; only a district keeps its city. */
export function readAlias(given: Fields): FormResult<Alias> {
  const { kind, alias, name: meant, city } = given;
  return readForm(schema, { kind, alias: alias ?? '', name: meant ?? '', city: city ?? '' });
}
