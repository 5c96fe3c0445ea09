import { type Columns, field, type Values } from './field';
import { flagKind, imageKind, nameKind, paragraphKind, textKind, textsKind } from './kinds';

/*
 * Fields of an article except slug, title, text and times, which depend on each other. Domain types, parser, record and
 * columns are derived from these tables; a new field also needs a column in a migration.
 */

/** Fields shown on cards. */
export const articleCardFields = {
  excerpt: field(paragraphKind, 'summary', 'short_description'),
  cover_image: field(imageKind, 'cover', 'image'),
  category: field(nameKind),
  author: field(nameKind),
  is_featured: field(flagKind, 'featured'),
};

/** Additional fields of the article page. */
export const articlePageFields = {
  author_bio: field(paragraphKind, 'bio'),
  tags: field(textsKind),
  meta_title: field(textKind),
  meta_description: field(paragraphKind),
};

export const articleFields = { ...articleCardFields, ...articlePageFields };

export type ArticleValues = Values<typeof articleFields>;
export type ArticleColumns = Columns<typeof articleFields>;
