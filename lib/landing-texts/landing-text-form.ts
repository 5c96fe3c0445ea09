import { z } from 'zod';
import { type FormResult, readForm } from '@/lib/forms/read-form';
import { tooLongMessage } from '@/lib/forms/too-long';
import { multiLine, singleLine } from '@/lib/forms/typed-values';
import type { Fields } from '@/lib/http/server/read-body';
import {
  type LandingText,
  maxDescriptionLength,
  maxLeadLength,
  maxTextLength,
  paragraphsOf,
} from './landing-text';

/** Invisible marks, copied from other programs, that change the direction of all text after them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

const schema = z
  .object({
    text: z
      .preprocess((given) => multiLine(given).replace(directionMarks, ''), z.string())
      .transform((text) => paragraphsOf(text).join('\n'))
      .refine(({ length }) => length <= maxTextLength, tooLongMessage('it', maxTextLength))
      .refine(
        (text) => (paragraphsOf(text)[0] ?? '').length <= maxLeadLength,
        `Please keep the first paragraph to ${maxLeadLength} characters: it is shown beside the heading.`,
      )
      .transform((text) => text || null),
    description: z
      .preprocess(
        (given) => singleLine(given).replace(directionMarks, ''),
        z.string().max(maxDescriptionLength, tooLongMessage('it', maxDescriptionLength)),
      )
      .transform((text) => text || null),
  })
  .partial();

/** Reads and checks texts of a landing page; absent ones are left out, empty ones become null. */
export function readLandingTextForm(given: Fields): FormResult<Partial<LandingText>> {
  const texts = { text: given.text, description: given.description };
  const sent = Object.entries(texts).filter(([, text]) => text !== undefined);
  return readForm(schema, Object.fromEntries(sent.map(([name, text]) => [name, text ?? ''])));
}
