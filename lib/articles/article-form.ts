import { z } from 'zod';
import type { ArticleValues } from '@/lib/catalog/fields/article-fields';
import { pictureUrl } from '@/lib/catalog/pictures/picture-url';
import { plainText } from '@/lib/format/plain-text';
import { safeArticle } from '@/lib/format/safe-html';
import { slugify } from '@/lib/format/slug';
import { type FormResult, readForm } from '@/lib/forms/read-form';
import { tooLongMessage } from '@/lib/forms/too-long';
import { multiLine, singleLine } from '@/lib/forms/typed-values';
import type { FieldErrors } from '@/lib/http/server/api-error';
import type { Fields } from '@/lib/http/server/read-body';
import { articleLimits } from './article-limits';

export const articleStatuses = ['draft', 'published'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** @returns the status, or null for other values */
export function readArticleStatus(value: unknown): ArticleStatus | null {
  return articleStatuses.find((status) => status === value) ?? null;
}

/** Largest body of a request that writes an article: a long text with its markup. */
export const maxArticleBytes = 512 * 1024;

const atMost = (field: keyof typeof articleLimits, what = 'this') =>
  z.string().max(articleLimits[field], tooLongMessage(what, articleLimits[field]));

const line = (field: keyof typeof articleLimits, what?: string) =>
  z
    .preprocess(singleLine, atMost(field, what))
    .transform((text) => text || null)
    .optional();

/** Reserved: they are paths of the API below /blogs/. */
const takenSlugs = ['search', 'featured', 'category'];

const slug = z
  .preprocess(singleLine, z.string())
  .transform((text) => (text === '' ? '' : slugify(text)))
  .refine((text) => !/^\d+$/.test(text), 'Please use letters, too: a number alone is an id.')
  .refine((text) => !takenSlugs.includes(text), 'This address is reserved. Please choose another one.')
  .optional();

const maxTagLength = 40;
const tags = z
  .union([z.array(z.unknown()), z.string()], 'Please send the tags as a list or separated by commas.')
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .transform((list) => [...new Set(list.map(singleLine).filter(Boolean))])
  .refine((list) => list.length <= 12, 'Please use at most 12 tags.')
  .refine(
    (list) => list.every(({ length }) => length <= maxTagLength),
    tooLongMessage('each tag', maxTagLength),
  )
  .optional();

const invalidVersion = 'The version is a whole number above 0, as in the article you have read.';
const version = z
  .preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number(invalidVersion).int(invalidVersion).positive(invalidVersion).optional(),
  )
  .optional();

const flag = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean());

/** Fields that the desk and the API may write. Absent fields are left out; empty ones become null. */
const articleFormSchema = z.object({
  title: z.preprocess(singleLine, atMost('title', 'the title').min(3, 'Please write a title.')).optional(),
  slug,
  excerpt: z
    .preprocess(multiLine, atMost('excerpt', 'the summary'))
    .transform((text) => text || null)
    .optional(),
  content: z
    .string('Please write the text.')
    .transform((html) => safeArticle(html.replaceAll('\0', '')).trim())
    .optional(),
  cover_image: z
    .preprocess(singleLine, z.string())
    .transform((text) => (text === '' ? null : (pictureUrl(text) ?? false)))
    .refine((address) => address !== false, 'This is not the address of a picture.')
    .transform((address) => address || null)
    .optional(),
  category: line('category', 'the category'),
  author: line('author', 'the name'),
  author_bio: line('author_bio'),
  tags,
  meta_title: line('meta_title'),
  meta_description: line('meta_description'),
  is_featured: flag.optional(),
  status: z.enum(articleStatuses, 'Choose draft or published.').optional(),
  version,
} satisfies Record<keyof ArticleValues, z.ZodType> & Record<string, z.ZodType>);

export type ArticleForm = z.output<typeof articleFormSchema>;

/** Reads and checks an article's fields. The content is sanitised as on the site. */
export function readArticleForm(fields: Fields): FormResult<ArticleForm> {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const emptied = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? '']));
  return readForm(articleFormSchema, { ...emptied, ...known });
}

type Publishable = { title: string; content: string };

/** What is missing before an article may be published, by field; null when nothing is. Drafts may be incomplete. */
export function missingForPublishing({ title, content }: Publishable): FieldErrors | null {
  const errors: FieldErrors = {
    ...(title === '' ? { title: 'Please write a title.' } : {}),
    ...(plainText(content) === '' ? { content: 'Please write the text.' } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}
