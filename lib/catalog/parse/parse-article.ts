import { articleExcerpt } from '@/lib/articles/article-excerpt';
import { articleCardFields, articleFields } from '@/lib/catalog/fields/article-fields';
import { parseFields, pickFields } from '@/lib/catalog/fields/field';
import type { Article, ArticleSummary } from '@/lib/catalog/types';
import { readingTime } from '@/lib/format/reading-time';
import { parseTime } from './date';
import { isMiss, parseObject } from './envelope';
import { fieldReader, isAbsent, scalarText } from './fields';
import { parseCount, parseId } from './number';
import type { ParseOptions } from './parse-unit';
import { nameOfSlug, parseSlug, slugOf } from './slug';
import { stableId } from './stable-id';
import { parseHtml, parseText } from './text';

function isTitled(record: Record<string, unknown>): boolean {
  return !isAbsent(record.title) && (hasSlug(record) || !isAbsent(record.id));
}

function hasSlug(record: Record<string, unknown>): boolean {
  return !isAbsent(record.slug) && !isMiss(record);
}

/** An article summary; null, with a report, without slug and id, or without a title and a slug to name it by. */
export function parseArticleSummary(value: unknown, options: ParseOptions): ArticleSummary | null {
  const article = parseArticle(value, options);
  if (!article) return null;
  const { id, slug, title, published_at, updated_at, reading_time } = article;
  return {
    id,
    slug,
    title,
    ...pickFields(articleCardFields, article),
    excerpt: articleExcerpt(article),
    published_at,
    updated_at,
    reading_time,
  };
}

/** An article, unwrapped; null, with a report, in the same cases as the summary. */
export function parseArticle(value: unknown, { onProblem, imageBase }: ParseOptions): Article | null {
  // An envelope may have a slug, too.
  const row = parseObject(value, isTitled) ?? parseObject(value, hasSlug);
  const read = row && fieldReader(withAuthorName(row), 'article', onProblem);
  const ownSlug = read?.(parseSlug, 'slug') ?? null;
  const ownTitle = read?.(parseText, 'title') ?? null;
  const title = ownTitle ?? nameOfSlug(ownSlug);
  if (!row || !read || !title) {
    onProblem('article', 'has no title, or neither slug nor id');
    return null;
  }
  if (!ownTitle) onProblem('article', 'has no title, and is named by its slug');
  const slug = ownSlug ?? slugOf(scalarText(row.id, 100) || title);
  const content = read(parseHtml, 'content', 'body');
  const published = read(parseTime, 'published_at', 'published_date', 'date', 'created_at');
  return {
    id: parseId(row.id) ?? stableId(slug),
    slug,
    title,
    ...parseFields(articleFields, read, imageBase),
    published_at: published,
    updated_at: read(parseTime, 'updated_at', 'updatedAt') ?? published,
    reading_time: read(parseCount, 'reading_time', 'read_time') || readingTime(content),
    content,
    views: read(parseCount, 'views', 'view_count'),
    previous_article: parseLink(row.previous_article),
    next_article: parseLink(row.next_article),
  };
}

/** `author` next to `author_name` is an id. */
function withAuthorName(row: Record<string, unknown>): Record<string, unknown> {
  return isAbsent(row.author_name) ? row : { ...row, author: row.author_name };
}

function parseLink(value: unknown): Article['next_article'] {
  const ignore = () => undefined;
  const link = parseObject(value, hasSlug);
  const slug = link && parseSlug(link.slug, ignore);
  return slug ? { slug, title: parseText(link.title, ignore) ?? slug } : null;
}
