import { singleLine } from '@/lib/forms/typed-values';
import { numberValue } from '@/lib/http/server/query-values';
import { readArticleStatus } from './article-form';
import type { DeskArticleQuery } from './desk';

/** The filters of the desk's articles in a URL; unreadable values are dropped. */
export function readDeskArticleQuery(query: URLSearchParams): DeskArticleQuery {
  return {
    status: readArticleStatus(query.get('status')),
    search: singleLine(query.get('search')).slice(0, 200),
    page: numberValue(query, 'page', { min: 1, max: 1_000_000, fallback: 1 }),
    pageSize: numberValue(query, 'page_size', { min: 1, max: 100, fallback: 25 }),
  };
}
