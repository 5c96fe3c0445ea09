import { articleExcerpt } from '@/lib/articles/article-excerpt';
import { articleAuthor, articleHref } from '@/lib/articles/article-text';
import type { ArticleSummary } from '@/lib/catalog/types';
import { isoTime, unknownTime } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl } from './page-metadata';
import { escapeXml } from './sitemaps';

/** Articles in the feed. */
export const feedLength = 30;

/** The latest articles as Atom, newest first. */
export function articleFeed(articles: ArticleSummary[]): string {
  const home = absoluteUrl(routes.blog);
  const updated = latest(articles.map((article) => article.updated_at)) ?? unknownTime;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', home),
    element('title', `${site.name}: Luxury Real Estate Insights`),
    element('subtitle', site.description),
    element('updated', updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(routes.feed))}"/>`,
    `<author>${element('name', site.name)}</author>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: ArticleSummary): string {
  const address = absoluteUrl(articleHref(article));
  return [
    '<entry>',
    element('id', address),
    element('title', article.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('published', isoTime(article.published_at) ?? unknownTime),
    element('updated', isoTime(article.updated_at) ?? unknownTime),
    `<author>${element('name', articleAuthor(article))}</author>`,
    article.category ? `<category term="${escapeXml(article.category)}"/>` : '',
    element('summary', articleExcerpt(article) ?? ''),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function latest(times: string[]): string | undefined {
  return times
    .map((time) => isoTime(time) ?? unknownTime)
    .sort()
    .at(-1);
}
