import { articleExcerpt } from '@/lib/articles/article-text';
import type { Article, ArticleSummary } from '@/lib/catalog/types';
import { readingTime } from '@/lib/format/reading-time';
import { parseTime } from './date';
import { parseObject } from './envelope';
import { type Fields, fieldsOf, isAbsent, scalarText } from './fields';
import { imageParsers } from './images';
import { parseBoolean, parseCount, parseId } from './number';
import type { ParseOptions } from './parse-unit';
import { parseRelation } from './relation';
import { parseSlug, slugOf } from './slug';
import { stableId } from './stable-id';
import { parseHtml, parseParagraph, parseText, parseTexts } from './text';

/** For articles without a readable date; old enough to sort last. */
const unknownTime = '1970-01-01T00:00:00.000Z';

function isArticle(record: Record<string, unknown>): boolean {
  return !isAbsent(record.title) && (!isAbsent(record.slug) || !isAbsent(record.id));
}

/** An article summary; null, with a report, without a title or without slug and id. */
export function parseArticleSummary(value: unknown, options: ParseOptions): ArticleSummary | null {
  const article = parseArticle(value, options);
  if (!article) return null;
  const { content, author_bio, tags, views, meta_title, meta_description, ...rest } = article;
  const { previous_article, next_article, ...summary } = rest;
  return { ...summary, excerpt: articleExcerpt(article) };
}

/** An article, unwrapped; null, with a report, in the same cases as the summary. */
export function parseArticle(value: unknown, { onProblem, imageBase }: ParseOptions): Article | null {
  const row = parseObject(value, isArticle);
  const read = row && fieldsOf(row, 'article', onProblem);
  const title = read?.(parseText, 'title');
  if (!row || !read || !title) {
    onProblem('article', 'has no title, or neither slug nor id');
    return null;
  }
  const { parseImage } = imageParsers(imageBase);
  const slug = read(parseSlug, 'slug') ?? slugOf(scalarText(row.id, 100) || title);
  const content = read(parseHtml, 'content', 'body');
  const published = read(parseTime, 'published_at', 'published_date', 'date', 'created_at');
  return {
    id: parseId(row.id) ?? stableId(slug),
    slug,
    title,
    excerpt: read(parseParagraph, 'excerpt', 'summary', 'short_description'),
    cover_image: read(parseImage, 'cover_image', 'cover', 'image'),
    category: read(parseRelation, 'category')?.name ?? null,
    author: parseAuthor(row, read),
    published_at: published ?? unknownTime,
    updated_at: read(parseTime, 'updated_at', 'updatedAt') ?? published ?? unknownTime,
    reading_time: read(parseCount, 'reading_time', 'read_time') || readingTime(content),
    is_featured: read(parseBoolean, 'is_featured', 'featured'),
    content,
    author_bio: read(parseParagraph, 'author_bio', 'bio'),
    tags: read(parseTexts, 'tags'),
    views: read(parseCount, 'views', 'view_count'),
    meta_title: read(parseText, 'meta_title'),
    meta_description: read(parseParagraph, 'meta_description'),
    previous_article: parseLink(row.previous_article),
    next_article: parseLink(row.next_article),
  };
}

/** A bare author id is not a name. */
function parseAuthor(row: Record<string, unknown>, read: Fields): string | null {
  const name = read(parseText, 'author_name', 'author');
  return name && /^\d+$/.test(name) && isAbsent(row.author_name) ? null : name;
}

function parseLink(value: unknown): Article['next_article'] {
  const ignore = () => undefined;
  const link = parseObject(value, (record) => !isAbsent(record.slug));
  const slug = link && parseSlug(link.slug, ignore);
  return slug ? { slug, title: parseText(link.title, ignore) ?? slug } : null;
}
