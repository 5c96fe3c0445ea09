import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { readArticleStatus } from './article-form';
import type { DeskArticleQuery } from './desk';

/** The filters of the desk's articles in a URL; unreadable values are dropped. */
export function readDeskArticleQuery(query: URLSearchParams): DeskArticleQuery {
  return {
    status: readArticleStatus(query.get('status')),
    search: searchValue(query, 'search'),
    ...pageValues(query, 25),
  };
}
