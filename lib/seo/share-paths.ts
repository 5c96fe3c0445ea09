import { encodeText } from '@/lib/format/well-formed';

/*
 * Addresses of the pictures that are shown where a page is shared. Their version follows the content, because
 * messengers keep a picture for as long as its address stays the same.
 */

type Subject = { slug: string; updated_at: string };

export function propertySharePath(property: Subject): string {
  return `/og/properties/${encodeText(property.slug)}?v=${version(property)}`;
}

export function unitSharePath(property: Subject, unit: { id: number; updated_at: string }): string {
  return `/og/properties/${encodeText(property.slug)}/${unit.id}?v=${version(property, unit)}`;
}

export function articleSharePath(article: Subject): string {
  return `/og/articles/${encodeText(article.slug)}?v=${version(article)}`;
}

function version(...parts: { updated_at: string }[]): string {
  const times = parts.map(({ updated_at }) => Date.parse(updated_at) || 0);
  return Math.max(...times).toString(36);
}
