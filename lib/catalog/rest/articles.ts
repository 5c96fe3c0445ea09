import { CatalogError } from '../catalog-error';
import { isEmptyBody } from '../parse/envelope';
import { parseArticle, parseArticleSummary } from '../parse/parse-article';
import type { ParseOptions } from '../parse/parse-unit';
import type { ArticleQuery } from '../source';
import type { Article, ArticleSummary, Page } from '../types';
import type { GetJson } from './http';
import { createPageReader } from './page-reader';
import { isPathPart, paths } from './paths';
import { toPage } from './read-responses';
import { uniqueBy } from './unique-by';

/** Articles of the backend; empty when it has none. */
export function createArticles(getJson: GetJson, reading: ParseOptions) {
  const readList = createPageReader(getJson, paths.articles);

  async function listArticles(query: ArticleQuery): Promise<Page<ArticleSummary>> {
    const list = await readList(query);
    if (list === null) {
      const count = query.page === 1 ? 0 : (await listArticles({ ...query, page: 1 })).count;
      return { count, results: [] };
    }
    const page = toPage(list, query.page, query.page_size);
    const read = page.results.map((item) => parseArticleSummary(item, reading));
    const results = uniqueBy(
      read.filter((article) => article !== null),
      ({ id }) => String(id),
    );
    return { count: page.count, results };
  }

  async function getArticle(ref: string): Promise<Article | null> {
    if (!isPathPart(ref)) return null;
    const body = await getJson(paths.article(ref));
    if (body === null) return null;
    const article = parseArticle(body, reading);
    if (!article && isEmptyBody(body)) return null;
    if (!article) throw new CatalogError('bad-response', `${paths.article(ref)} holds no article`);
    return article;
  }

  return { listArticles, getArticle };
}
