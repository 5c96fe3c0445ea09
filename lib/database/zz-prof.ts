import { CompiledQuery, Kysely } from 'kysely';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { createDialect } from '@/lib/database/dialect';
import { defaultListingQuery as d } from '@/lib/search/listing-query';

const url = process.argv[2] as string;
const seen = new Map<string, { ms: number; params: readonly unknown[] }>();
const db = new Kysely<any>({
  dialect: createDialect(url),
  log: (e) => {
    const k = e.query.sql;
    const s = seen.get(k);
    if (!s || e.queryDurationMillis < s.ms)
      seen.set(k, { ms: e.queryDurationMillis, params: e.query.parameters });
  },
});
const c = createSqlCatalog(db);
const runs: Record<string, () => Promise<unknown>> = {
  statistics: () => c.statistics(),
  options: () => c.filterOptions(),
  list: () => c.listProperties(d),
  deep: () => c.listProperties({ ...d, page: 3000 }),
  city: () => c.listProperties({ ...d, city: 1, ordering: ['low_price'] }),
  price: () =>
    c.listProperties({
      ...d,
      price_range: { min: 1e6, max: 2e6 },
      property_type: [2],
      ordering: ['-low_price'],
    }),
  developer: () => c.listProperties({ ...d, developer: 3, ordering: ['title'] }),
  district: () => c.listProperties({ ...d, district: 3, ordering: ['title'] }),
  all: () =>
    c.listProperties({
      ...d,
      city: 2,
      property_type: [1],
      property_status: [1],
      sales_status: [2],
      ordering: ['min_area'],
    }),
  stage: () => c.listProperties({ ...d, completion_rate: 50, ordering: ['low_price'] }),
  similar: () => c.similarProperties('4711', 4),
  property: () => c.getProperty('4711'),
  dubai: () => c.listProperties({ ...d, search: 'dubai' }),
  coral: () => c.listProperties({ ...d, search: 'coral heights' }),
  palm: () => c.listProperties({ ...d, search: 'palm' }),
  al: () => c.listProperties({ ...d, search: 'al' }),
  suggest: () => c.suggest('dubai', 5),
};
for (const [name, run] of Object.entries(runs)) {
  if (process.argv[3] && !process.argv[3].split(',').includes(name)) continue;
  seen.clear();
  for (let i = 0; i < 12; i++) await run();
  console.log('==', name);
  for (const [sql, { ms, params }] of [...seen]) {
    if (ms < 0.25) continue;
    const ex = await db.executeQuery(
      CompiledQuery.raw(
        (url.startsWith('file') ? 'explain query plan ' : 'explain ') + sql,
        params as unknown[],
      ),
    );
    console.log(
      ms.toFixed(2),
      sql.replace(/^select .* from "properties" left join.*/, 'SUMMARY').slice(0, 260),
      '\n     ',
      ex.rows
        .map((r: any) => r.detail ?? r['QUERY PLAN'])
        .join(' | ')
        .slice(0, 400),
    );
  }
}
await db.destroy();
