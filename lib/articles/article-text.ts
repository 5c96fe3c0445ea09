import { routes } from '@/lib/routes';

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
