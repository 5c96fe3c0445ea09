import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { loadSampleCatalog } from '@/lib/import/sample-catalog';
import { vocabularyOf } from '@/lib/search/understand/names/vocabulary';
import { understand } from '@/lib/search/understand/understand';
import { fillCatalog } from '@/testing/generate/fill';
import { createAsk } from '@/testing/search/ask';
import { describeConstraints } from '@/testing/search/describe-constraints';
import { canHold, isAsExpected } from '@/testing/search/expected-results';
import { readQueries } from '@/testing/search/read-queries';

/*
 * Runs typical searches (testing/search/queries.txt) and prints how many are understood and have results:
 *   npm run queries                     the sample catalogue and 3,000 generated properties
 *   npm run queries -- file:… [--all]   a database, listing every query without results
 */

const generated = 3_000;

async function report(name: string, url: string, showsAll: boolean): Promise<void> {
  const db = await openDatabase(url);
  const { ask, options } = await createAsk(createSqlCatalog(db));
  const vocabulary = vocabularyOf(options);
  const queries = readQueries();
  const unanswered: { query: string; alternatives: number }[] = [];
  const times: number[] = [];
  let held = 0;
  let understood = 0;
  let answered = 0;
  for (const { query, constraints } of queries) {
    if (canHold(constraints, options)) {
      held += 1;
      const found = describeConstraints(understand(query, vocabulary).constraints, options);
      if (isAsExpected(found, constraints)) understood += 1;
      else if (showsAll) console.log(`  misunderstood ${query}: ${JSON.stringify(found)}`);
    }
    const start = performance.now();
    const answer = await ask(query);
    times.push(performance.now() - start);
    if (answer.count > 0) answered += 1;
    else unanswered.push({ query, alternatives: answer.alternatives });
  }
  await db.destroy();
  const share = (count: number, all: number) =>
    `${count} of ${all} (${Math.round((count / Math.max(1, all)) * 100)} %)`;
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  const offered = unanswered.filter(({ alternatives }) => alternatives > 0).length;
  console.log(
    `${name}: understood as expected ${share(understood, held)} whose names it has, with results ${share(answered, queries.length)}, alternatives for ${offered} more; p95 ${p95.toFixed(1)} ms`,
  );
  if (!showsAll) return;
  for (const { query, alternatives } of unanswered)
    console.log(`  no results: ${query}${alternatives > 0 ? `   (${alternatives} alternatives)` : ''}`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const showsAll = values.all ?? false;
const [url] = positionals;
if (url) await report(url, url, showsAll);
else {
  const folder = await mkdtemp(join(tmpdir(), 'queries-'));
  try {
    const [sample, market] = [`file:${join(folder, 'sample.db')}`, `file:${join(folder, 'generated.db')}`];
    const sampleDb = await openDatabase(sample);
    await loadSampleCatalog(sampleDb);
    await sampleDb.destroy();
    const marketDb = await openDatabase(market);
    await fillCatalog(createSqlWriter(marketDb), { count: generated, seed: 1, unitsPerProperty: 1 });
    await marketDb.destroy();
    await report('sample catalogue', sample, showsAll);
    await report(`${generated} generated properties`, market, showsAll);
  } finally {
    await rm(folder, { recursive: true });
  }
}
