import { plainText, truncate } from '@/lib/format/text';
import { routes } from '@/lib/routes';

const excerptLength = 150;

type ArticleText = { excerpt: string | null; content?: string | null };

/** The excerpt, else the first 150 characters of the content as text; null when both are missing. */
export function articleExcerpt({ excerpt, content }: ArticleText): string | null {
  return excerpt || truncate(plainText(content ?? ''), excerptLength) || null;
}

export function articleAuthor(article: { author: string | null }): string {
  return article.author || 'Anonymous';
}

export function articleCategory(article: { category: string | null }): string {
  return article.category || 'General';
}

/** Path of an article, by slug or else by id. */
export function articleHref(article: { slug: string; id: number }): string {
  return routes.article(article.slug || String(article.id));
}
