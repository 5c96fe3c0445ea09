import { articleExcerpt } from '@/lib/articles/article-excerpt';
import { articleAuthor, articleHref } from '@/lib/articles/article-text';
import type { ArticleSummary } from '@/lib/catalog/types';
import { isoTime } from '@/lib/format/date';
import { escapeXml } from '@/lib/format/escape-xml';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl } from './page-metadata';

/** Articles in the feed. */
export const feedLength = 30;

/** Atom requires the time of a feed, also of one without articles. */
const updatedWhenEmpty = `${site.foundedYear}-01-01T00:00:00.000Z`;

/** The latest articles as Atom, newest first; without undated ones, because Atom requires the time of each. */
export function articleFeed(latest: ArticleSummary[]): string {
  const articles = latest.filter(({ updated_at }) => isoTime(updated_at));
  const home = absoluteUrl(routes.blog);
  const updated = articles
    .map((article) => isoTime(article.updated_at) ?? '')
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', home),
    element('title', `${site.name}: Luxury Real Estate Insights`),
    element('subtitle', site.description),
    element('updated', updated ?? updatedWhenEmpty),
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(routes.feed))}"/>`,
    `<author>${element('name', site.name)}</author>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: ArticleSummary): string {
  const url = absoluteUrl(articleHref(article));
  return [
    '<entry>',
    element('id', url),
    element('title', article.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    time('published', article.published_at),
    time('updated', article.updated_at),
    `<author>${element('name', articleAuthor(article))}</author>`,
    article.category ? `<category term="${escapeXml(article.category)}"/>` : '',
    element('summary', articleExcerpt(article) ?? ''),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Nothing for an unknown time. */
function time(name: string, value: string | null | undefined): string {
  const known = isoTime(value);
  return known ? element(name, known) : '';
}
