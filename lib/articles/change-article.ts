import type { Transaction } from 'kysely';
import { articleFields } from '@/lib/catalog/fields/article-fields';
import { toColumns } from '@/lib/catalog/fields/field';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { whyPictureIsHidden } from '@/lib/catalog/pictures/shown-picture';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { slugify } from '@/lib/format/slug';
import { repeatedWithinMs } from '@/lib/forms/repeated';
import { ApiError } from '@/lib/http/server/api-error';
import { audit } from '@/lib/staff/audit';
import type { StaffMember } from '@/lib/staff/session';
import { type ArticleForm, type ArticleStatus, missingForPublishing } from './article-form';
import { derivedColumns } from './derived-columns';
import { byRef, type DeskArticle, toDeskArticle } from './desk';
import { noteArticlesChanged } from './freshness';

/* Changes that the desk and the API make to articles. */

/** @throws {ApiError} 409 when a backend keeps the articles */
export function requireOwnArticles(): void {
  if (ownsCatalog()) return;
  throw new ApiError(
    409,
    'Articles come from your own system (API_BASE_URL). Please write, change and delete them there.',
  );
}

/**
 * Creates an article, a draft unless the form says otherwise.
 * @throws {ApiError} 422 with messages by field, 409 when a backend keeps the articles
 */
export async function createArticle(form: ArticleForm, member: StaffMember): Promise<DeskArticle> {
  requireOwnArticles();
  const now = new Date().toISOString();
  const created = await inTurn(async (trx) => {
    const article: DeskArticle = {
      id: 0,
      slug: '',
      title: '',
      excerpt: null,
      content: '',
      cover_image: null,
      category: null,
      author: member.name,
      author_bio: null,
      tags: [],
      meta_title: null,
      meta_description: null,
      is_featured: false,
      status: 'draft',
      first_published_at: null,
      published_at: now,
      ...given(form),
      version: 1,
      updated_at: now,
      updated_by: member.name,
      reading_time: 1,
    };
    if (article.title === '') throw refused('create', { title: 'Please write a title.' });
    const repeated = await createdBefore(trx, article, form);
    if (repeated) return { ...repeated, isRepeated: true };
    requireShownCover(article, 'create');
    article.slug = await freeSlug(trx, article, 'create');
    publishIfAsked(article, now, 'create');
    const { id, ...row } = toRow(article);
    const { id: newId } = await trx
      .insertInto('articles')
      .values({ ...row, content_hash: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (article.status === 'published') await countChange(trx);
    const { reading_time } = derivedColumns(article);
    return { ...article, reading_time, id: newId, isRepeated: false };
  });
  const { isRepeated, ...stored } = created;
  if (isRepeated) return stored;
  await audit({ actor: member.email, action: 'article.created', subject: `article ${stored.id}` });
  if (stored.status === 'published') await noteArticlesChanged();
  return stored;
}

/** The article that the same person has just created with the same form. */
async function createdBefore(
  trx: Transaction<Database>,
  { title, updated_by, updated_at }: DeskArticle,
  form: ArticleForm,
): Promise<DeskArticle | undefined> {
  const since = new Date(Date.parse(updated_at) - repeatedWithinMs).toISOString();
  const rows = await trx
    .selectFrom('articles')
    .selectAll()
    .where('title', '=', title)
    .where('version', '=', 1)
    .where('updated_by', '=', updated_by)
    .where('updated_at', '>', since)
    .execute();
  return rows.map(toDeskArticle).find((article) => isStored(article, form));
}

/** Whether an article already has all values of a form, because only the response to an earlier attempt was lost. */
function isStored(article: DeskArticle, form: ArticleForm): boolean {
  return JSON.stringify({ ...article, ...given(form) }) === JSON.stringify(article);
}

/** The status that a colleague has given an article, for a sentence; empty when the form has the same or none. */
function statusMeanwhile({ status }: DeskArticle, form: ArticleForm): string {
  if (form.status === undefined || form.status === status) return '';
  return status === 'draft' ? ', and it is a draft now' : ', and it is published now';
}

/**
 * Changes an article, by id or slug.
 * @returns null when there is no such article
 * @throws {ApiError} 409 when `form.version` is out of date or a backend keeps the articles, 422 with messages by field
 */
export async function updateArticle(
  ref: string,
  form: ArticleForm,
  member: StaffMember,
): Promise<DeskArticle | null> {
  requireOwnArticles();
  const now = new Date().toISOString();
  const changed = await inTurn(async (trx) => {
    const row = await trx.selectFrom('articles').selectAll().where(byRef(ref)).executeTakeFirst();
    if (!row) return null;
    const before = toDeskArticle(row);
    if (form.version !== undefined && form.version !== before.version) {
      if (isStored(before, form)) return { before, article: before, isPublic: false };
      throw new ApiError(
        409,
        `${before.updated_by ?? 'Somebody else'} has changed this article meanwhile${statusMeanwhile(before, form)}. Your text is still here.`,
      );
    }
    const article: DeskArticle = {
      ...before,
      ...given(form),
      version: before.version + 1,
      updated_at: now,
      updated_by: member.name,
    };
    if (article.cover_image !== before.cover_image) requireShownCover(article, 'update');
    article.slug = before.first_published_at
      ? keptSlug(before, form)
      : await freeSlug(trx, article, 'update');
    publishIfAsked(article, now, 'update');
    const { id, ...columns } = toRow(article);
    await trx
      .updateTable('articles')
      .set({ ...columns, content_hash: '' })
      .where('id', '=', before.id)
      .execute();
    const isPublic = before.status === 'published' || article.status === 'published';
    if (isPublic) await countChange(trx);
    return { before, article: { ...article, reading_time: derivedColumns(article).reading_time }, isPublic };
  });
  if (!changed) return null;
  const { before, article, isPublic } = changed;
  if (article === before) return article;
  const action = before.status === article.status ? 'changed' : publishing[article.status];
  await audit({ actor: member.email, action: `article.${action}`, subject: `article ${article.id}` });
  if (isPublic) await noteArticlesChanged();
  return article;
}

const publishing: Record<ArticleStatus, string> = { published: 'published', draft: 'unpublished' };

/**
 * Deletes an article.
 * @returns false when there is none
 * @throws {ApiError} 409 when a backend keeps the articles
 */
export async function deleteArticle(ref: string, member: StaffMember): Promise<boolean> {
  requireOwnArticles();
  const deleted = await inTurn(async (trx) => {
    const row = await trx.deleteFrom('articles').where(byRef(ref)).returning(['id']).executeTakeFirst();
    if (row) await countChange(trx);
    return row;
  });
  if (!deleted) return false;
  await audit({ actor: member.email, action: 'article.deleted', subject: `article ${deleted.id}` });
  await noteArticlesChanged();
  return true;
}

/** Writers run one at a time, so that two articles do not get the same slug. */
async function inTurn<T>(write: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return inLockedTransaction(await database(), 'catalog', write);
}

/** The columns to change: without absent fields, and without an empty slug. */
function given(form: ArticleForm): Partial<DeskArticle> {
  const { version, slug, ...fields } = form;
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...sent, ...(slug ? { slug } : {}) };
}

function publishIfAsked(article: DeskArticle, now: string, what: 'create' | 'update'): void {
  if (article.status !== 'published') return;
  const errors = missingForPublishing(article);
  if (errors) throw refused(what, errors);
  if (article.first_published_at === null) {
    article.first_published_at = now;
    article.published_at = now;
  }
}

function requireShownCover({ cover_image }: DeskArticle, what: 'create' | 'update'): void {
  const problem = whyPictureIsHidden(cover_image);
  if (problem) throw refused(what, { cover_image: problem });
}

function keptSlug(before: DeskArticle, { slug }: ArticleForm): string {
  if (slug && slug !== before.slug) {
    throw refused('update', { slug: 'The address of an article stays as it is once it was published.' });
  }
  return before.slug;
}

/** The requested slug, or one made from the title. @throws {ApiError} 422 when the requested one is taken */
async function freeSlug(trx: Transaction<Database>, article: DeskArticle, what: 'create' | 'update') {
  const requested = article.slug;
  const base = requested || slugify(article.title) || 'article';
  for (let copy = 1; ; copy += 1) {
    const slug = copy === 1 && !/^\d+$/.test(base) ? base : `${base}-${copy}`;
    const taken = await trx
      .selectFrom('articles')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', article.id)
      .executeTakeFirst();
    if (!taken) return slug;
    if (requested) throw refused(what, { slug: 'Another article has this address.' });
  }
}

function refused(what: 'create' | 'update', errors: Record<string, string>): ApiError {
  return new ApiError(422, `Failed to ${what} article.`, { errors });
}

async function countChange(trx: Transaction<Database>): Promise<void> {
  await trx
    .insertInto('content_versions')
    .values({ name: 'articles', version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((set) => ({ version: set('content_versions.version', '+', 1) })),
    )
    .execute();
}

function toRow(article: DeskArticle) {
  return {
    ...article,
    ...toColumns(articleFields, article),
    ...derivedColumns(article),
  };
}
