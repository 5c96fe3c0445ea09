import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { parseArticle } from '@/lib/catalog/parse/parse-article';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import type { ArticleRecord, PropertyRecord } from '@/lib/catalog/record';
import { writeLandingFigures } from '@/lib/catalog/sql/write/landing-figures';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { analyze } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { type FeedFile, openFeed } from './feed-file';
import { collectRecords } from './records/collect-records';

/** Read at run time; `next.config.mjs` lists the folder for platforms that deploy only traced files. */
const folder = join(process.cwd(), 'samples');

/** Fills an empty database with the sample catalogue; otherwise does nothing. */
export async function loadSampleCatalog(db: Kysely<Database>): Promise<void> {
  const writer = createSqlWriter(db);
  if (!(await writer.isEmpty())) return;
  const { properties, articles } = await readSampleCatalog();
  await writer.putProperties(properties);
  await writer.putArticles(articles);
  await analyze(db);
  await writeLandingFigures(db);
}

/**
 * Sample properties, marked as samples, and articles, in file order.
 * @throws {UnusableFileError} when a file is missing or not JSON; an Error when anything in it cannot be parsed
 */
export async function readSampleCatalog(): Promise<{
  properties: PropertyRecord[];
  articles: ArticleRecord[];
}> {
  const file = await openSample('properties.json');
  const collected = await collectRecords([file], { feedOf: () => 'sample' });
  try {
    const [mistake] = [...collected.refused.list(), ...collected.leftOut.list()];
    if (mistake) throw new Error(`samples/properties.json: ${mistake.reason}`);
    const properties = [...collected.records()].map(({ record }) => ({ ...record, is_sample: true }));
    const articles: ArticleRecord[] = [];
    for await (const { value } of (await openSample('articles.json')).rows()) {
      articles.push(toArticleRecord(value));
    }
    return { properties, articles };
  } finally {
    collected.close();
  }
}

async function openSample(name: string): Promise<FeedFile> {
  const file = await openFeed(join(folder, name), null);
  if (!file) throw new Error(`samples/${name}: cannot be read`);
  return file;
}

function toArticleRecord(row: unknown): ArticleRecord {
  const onProblem: OnProblem = (path, reason) => {
    throw new Error(`samples/articles.json: ${path} ${reason}`);
  };
  const article = parseArticle(row, { onProblem });
  if (!article?.content || !article.published_at || !article.updated_at)
    throw new Error('samples/articles.json: holds an article without a text or date');
  const { content, published_at, updated_at } = article;
  const { id, reading_time, views, previous_article, next_article, ...rest } = article;
  return { ...rest, content, published_at, updated_at };
}
