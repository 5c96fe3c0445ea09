import { z } from 'zod';
import { multiLine, singleLine } from '@/lib/forms/typed-values';
import type { FieldErrors } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { type LandingText, longestDescription, longestLead, longestText, paragraphsOf } from './landing-text';

/** Marks that turn the direction of everything after them, as copied from other programs. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

const schema = z.object({
  text: z
    .preprocess((given) => multiLine(given).replace(directionMarks, ''), z.string())
    .transform((text) => paragraphsOf(text).join('\n'))
    .refine(({ length }) => length <= longestText, `Please keep it below ${longestText} characters.`)
    .refine(
      (text) => (paragraphsOf(text)[0] ?? '').length <= longestLead,
      `Please keep the first paragraph below ${longestLead} characters: it stands beside the heading.`,
    )
    .transform((text) => text || null),
  description: z
    .preprocess(
      (given) => singleLine(given).replace(directionMarks, ''),
      z.string().max(longestDescription, `Please keep it below ${longestDescription} characters.`),
    )
    .transform((text) => text || null),
});

/** Reads and checks the text of a landing page. */
export function readLandingTextForm(
  given: Fields,
): { form: LandingText; errors: null } | { form: null; errors: FieldErrors } {
  const parsed = schema.safeParse({ text: given.text ?? '', description: given.description ?? '' });
  if (parsed.success) return { form: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { form: null, errors };
}
