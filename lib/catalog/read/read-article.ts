import { articleExcerpt } from '@/lib/articles/article-text';
import type { Article, ArticleSummary } from '@/lib/catalog/types';
import { readingTime } from '@/lib/format/reading-time';
import { readTime } from './date';
import { readObject } from './envelope';
import { type Fields, fieldsOf, isAbsent } from './fields';
import { imageReaders } from './images';
import { readBoolean, readCount, readId } from './number';
import type { ReadOptions } from './read-unit';
import { readRelation } from './relation';
import { stableId } from './stable-id';
import { readHtml, readText, readTexts } from './text';

/** Shown for an article without a readable date; old enough to sort last. */
const unknownTime = '1970-01-01T00:00:00.000Z';

function isArticle(record: Record<string, unknown>): boolean {
  return !isAbsent(record.title) && (!isAbsent(record.slug) || !isAbsent(record.id));
}

/** What a card shows of an article; null, with a complaint, when it has no title or nothing to address it by. */
export function readArticleSummary(value: unknown, options: ReadOptions): ArticleSummary | null {
  const article = readArticle(value, options);
  if (!article) return null;
  const { content, author_bio, tags, views, meta_title, meta_description, ...rest } = article;
  const { previous_article, next_article, ...summary } = rest;
  return { ...summary, excerpt: articleExcerpt(article) };
}

/** An article out of whatever wraps it; null, with a complaint, as for the summary. */
export function readArticle(value: unknown, { onProblem, imageBase }: ReadOptions): Article | null {
  const row = readObject(value, isArticle);
  const read = row && fieldsOf(row, 'article', onProblem);
  const title = read?.(readText, 'title');
  if (!row || !read || !title) {
    onProblem('article', 'has no title, or neither slug nor id');
    return null;
  }
  const { readImage } = imageReaders(imageBase);
  const slug = read(readText, 'slug') ?? String(row.id);
  const content = read(readHtml, 'content', 'body');
  const published = read(readTime, 'published_at', 'published_date', 'date', 'created_at');
  return {
    id: readId(row.id) ?? stableId(slug),
    slug,
    title,
    excerpt: read(readText, 'excerpt', 'summary', 'short_description'),
    cover_image: read(readImage, 'cover_image', 'cover', 'image'),
    category: read(readRelation, 'category')?.name ?? null,
    author: readAuthor(row, read),
    published_at: published ?? unknownTime,
    updated_at: read(readTime, 'updated_at', 'updatedAt') ?? published ?? unknownTime,
    reading_time: read(readCount, 'reading_time', 'read_time') || readingTime(content),
    is_featured: read(readBoolean, 'is_featured', 'featured'),
    content,
    author_bio: read(readText, 'author_bio', 'bio'),
    tags: read(readTexts, 'tags'),
    views: read(readCount, 'views', 'view_count'),
    meta_title: read(readText, 'meta_title'),
    meta_description: read(readText, 'meta_description'),
    previous_article: readLink(row.previous_article),
    next_article: readLink(row.next_article),
  };
}

/** A bare id of an author is nobody's name. */
function readAuthor(row: Record<string, unknown>, read: Fields): string | null {
  const name = read(readText, 'author_name', 'author');
  return name && /^\d+$/.test(name) && isAbsent(row.author_name) ? null : name;
}

function readLink(value: unknown): Article['next_article'] {
  const ignore = () => undefined;
  const link = readObject(value, (record) => !isAbsent(record.slug));
  const slug = link && readText(link.slug, ignore);
  return slug ? { slug, title: readText(link.title, ignore) ?? slug } : null;
}
