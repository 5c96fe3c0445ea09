import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { createSqlCatalog } from '../catalog';
import { createSqlWriter } from '../write/writer';

describe.each(databaseEngines)('names without a published property on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  const named = (kind: string) => ({
    city: `${kind} City`,
    district: `${kind} Bay`,
    developer: `${kind} Homes`,
  });

  it('are neither listed nor suggested', async () => {
    const writer = createSqlWriter(site.db);
    await writer.putProperties([
      propertyRecord('shown', 'Shown', named('Aster')),
      propertyRecord('gone', 'Gone', named('Astra')),
      propertyRecord('renamed', 'Renamed', named('Astor')),
    ]);
    await writer.takeOff(['contract:gone']);
    await writer.putProperties([propertyRecord('renamed', 'Renamed', named('Aster'))]);
    const catalog = createSqlCatalog(site.db);
    const lists = [catalog.listCities(), catalog.listDistricts(), catalog.listDevelopers()];
    const names = (await Promise.all(lists)).map((list) => list.map(({ name }) => name));
    expect(names).toEqual([['Aster City'], ['Aster Bay'], ['Aster Homes']]);
    expect(await catalog.suggest('ast', 5)).toMatchObject({
      districts: [{ name: 'Aster Bay' }],
      developers: [{ name: 'Aster Homes' }],
    });
  });
});
