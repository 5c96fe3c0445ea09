import { sql } from 'kysely';
import { postgresEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { analyze } from './dialect';

describe.each(postgresEngines)('analyze on %s', (_, start) => {
  const site = setUpSiteDatabase(start);

  it("visits the site's tables alone", async () => {
    await site.db.insertInto('cities').values({ name: 'a', slug: 'a', search_name: 'a' }).execute();
    await sql`create schema other`.execute(site.db);
    await sql`create table other.elsewhere as select 1 as id`.execute(site.db);
    await analyze(site.db);
    const { rows } = await sql`
      select tablename from pg_stats
      where tablename in ('cities', 'elsewhere') and attname in ('name', 'id')
      group by tablename order by tablename`.execute(site.db);
    await sql`drop schema other cascade`.execute(site.db);
    expect(rows).toEqual([{ tablename: 'cities' }]);
  });
});
