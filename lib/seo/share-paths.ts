import { encodeText } from '@/lib/format/well-formed';

/* URLs of share images. They contain a content version, because messengers cache an image by its URL. */

type Dated = { updated_at: string | null };
type Subject = Dated & { slug: string };

export function propertySharePath(property: Subject): string {
  return `/og/properties/${encodeText(property.slug)}?v=${version(property)}`;
}

export function unitSharePath(property: Subject, unit: Dated & { id: number }): string {
  return `/og/properties/${encodeText(property.slug)}/${unit.id}?v=${version(property, unit)}`;
}

export function articleSharePath(article: Subject): string {
  return `/og/articles/${encodeText(article.slug)}?v=${version(article)}`;
}

function version(...parts: Dated[]): string {
  const times = parts.map(({ updated_at }) => Date.parse(updated_at ?? '') || 0);
  return Math.max(...times).toString(36);
}
