import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { readFilterOptions, readListingAnswer, readProperty } from '@/lib/catalog/reads/server';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { putHandEdit } from '@/lib/hand-edits';
import { defaultListingQuery } from '@/lib/search/listing-query';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import { currentNames, nameGroups, setCurrentNames } from '@/lib/search/understand/names/name-groups';
import { listAuditEntries } from '@/lib/staff/audit';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { aliasesAsCsv, loadAliases } from './alias-file';
import { addAlias, deleteAlias, updateAlias } from './change-alias';
import { findLookAlikes, listAliases } from './desk';
import { refreshNames } from './freshness';

const admin = 'admin@example.com';
const alias = (from: string, name: string, more: Partial<Alias> = {}): Alias => ({
  kind: 'district',
  alias: from,
  name,
  city: 'Dubai',
  ...more,
});
const wharf = { city: 'Dubai', district: 'Old Wharf', developer: 'Kelvane Homes' };

describe.each(databaseEngines)('names at the desk on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  beforeEach(async () => {
    forgetCatalog();
    setCurrentNames(nameGroups([]));
    for (const table of ['properties', 'hand_edits', 'audit_log', 'name_aliases', 'landing_figures'] as const)
      await site.db.deleteFrom(table).execute();
    await createSqlWriter(site.db).putProperties([
      propertyRecord('one', 'One', { ...wharf, low_price: 900_000, min_area: 900 }),
      propertyRecord('two', 'Two', wharf),
      propertyRecord('three', 'Three', { ...wharf, district: 'The Old Wharf' }),
      propertyRecord('four', 'Four', { ...wharf, city: 'Sharjah', district: 'The Old Wharf' }),
      propertyRecord('five', 'Five', { ...wharf, developer: 'Kelvane Developments' }),
    ]);
  });
  const districtOf = async (slug: string) => (await readProperty(slug))?.district?.name;
  const listed = (search = '') => listAliases({ kind: null, origin: null, search, page: 1, pageSize: 100 });

  it('a change based on values that are no longer stored is refused', async () => {
    const first = alias('Wharfside', 'Old Wharf');
    const { id } = (await addAlias(first, admin)).alias;
    await updateAlias(id ?? 0, { ...first, name: 'The Old Wharf' }, admin, { was: first });
    await expect(
      updateAlias(id ?? 0, { ...first, alias: 'Wharf Side' }, admin, { was: first }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Means is now “The Old Wharf”'),
      current: { name: 'The Old Wharf' },
    });
    expect((await listed('Wharfside')).results).toMatchObject([{ name: 'The Old Wharf' }]);
  });

  it('an alias renames the properties of its city that use it, and searches understand it', async () => {
    const { listings } = await addAlias(alias('the old wharf', 'Old Wharf'), admin);
    expect(listings).toBe(1);
    expect(await districtOf('three')).toBe('Old Wharf');
    // The district without properties has no figures.
    const figures = await site.db
      .selectFrom('landing_figures')
      .innerJoin('districts', 'districts.id', 'landing_figures.subject_id')
      .select(['kind', 'districts.slug'])
      .orderBy('districts.id')
      .execute();
    expect(figures).toEqual([
      { kind: 'areas', slug: 'old-wharf' },
      { kind: 'areas', slug: 'the-old-wharf-2' },
    ]);
    expect(await districtOf('four')).toBe('The Old Wharf');
    await addAlias(alias('Wharfside', 'Old Wharf'), admin);
    const search = await readListingAnswer({ ...defaultListingQuery, search: 'wharfside' });
    const district = (await readFilterOptions()).districts.find(({ name }) => name === 'Old Wharf');
    expect(search.count).toBe(4);
    expect(search.understood).toContain(`district=${district?.id}`);
    const { results } = await listAuditEntries({ page: 1, pageSize: 10 });
    expect(results.map(({ action, subject }) => [action, subject])).toContainEqual([
      'alias.added',
      'district the old wharf: Old Wharf, Dubai (1 property)',
    ]);
  });

  it('says how many properties keep the name that a changed alias meant before', async () => {
    const wrong = alias('The Old Wharf', 'Old Whraf');
    const { alias: stored, former } = await addAlias(wrong, admin);
    expect(former).toBeNull();
    const right = { ...wrong, name: 'Old Wharf' };
    const changed = await updateAlias(stored.id ?? 0, right, admin, { was: wrong });
    expect(changed.former).toEqual({ name: 'Old Whraf', properties: 1 });
    expect(await districtOf('three')).toBe('Old Whraf');
    expect((await addAlias(alias('Old Whraf', 'Old Wharf'), admin)).listings).toBe(1);
    expect(await districtOf('three')).toBe('Old Wharf');
  });

  it('after deleting an alias, the next import writes the names of the feed again', async () => {
    const three = propertyRecord('three', 'Three', { ...wharf, district: 'The Old Wharf' });
    const put = async (district: string) =>
      (await createSqlWriter(site.db).putProperties([{ ...three, district }]))[0];
    const updatedAt = async () => (await readProperty('three'))?.updated_at;
    const { alias: wrong } = await addAlias(alias('The Old Wharf', 'Old Wharf'), admin);
    await deleteAlias(wrong.id ?? 0, admin);
    expect(await districtOf('three')).toBe('Old Wharf');
    expect(await put('The Old Wharf')).toBe('updated');
    await noteCatalogChanged();
    expect(await districtOf('three')).toBe('The Old Wharf');

    await addAlias(alias('The Old Wharf', 'Old Wharf'), admin);
    const renamedAt = await updatedAt();
    expect(await put('Old Wharf')).toBe('unchanged');
    await noteCatalogChanged();
    expect(await updatedAt()).toBe(renamedAt);
    expect(await put('The Old Wharf')).toBe('updated');
  });

  it('also renames edited values and the feed values stored with them', async () => {
    const edit = { value: 'The Old Wharf', feedValue: 'Old Wharf', editedBy: admin, editedAt: 'now' };
    const { feed_key } = await site.db
      .selectFrom('properties')
      .select('feed_key')
      .where('slug', '=', 'three')
      .executeTakeFirstOrThrow();
    await putHandEdit(site.db, 'property', feed_key, 'district', edit);
    await addAlias(alias('The Old Wharf', 'Old Wharf'), admin);
    expect(await districtOf('three')).toBe('Old Wharf');
    const rows = await site.db.selectFrom('hand_edits').select(['value', 'feed_value']).execute();
    expect(rows).toEqual([{ value: '"Old Wharf"', feed_value: '"Old Wharf"' }]);
  });

  it('an alias that renames properties is only stored when that is confirmed', async () => {
    const kelvane = alias('Kelvane Homes', 'Meridian Estates', { kind: 'developer', city: null });
    const question = '4 properties will show Meridian Estates instead of Kelvane Homes.';
    await expect(addAlias(kelvane, admin, { isConfirmed: false })).rejects.toMatchObject({
      status: 422,
      errors: { confirmed: question },
    });
    expect((await listed('meridian')).count).toBe(0);
    expect(
      (await addAlias({ ...kelvane, name: 'KELVANE homes' }, admin, { isConfirmed: false })).listings,
    ).toBe(0);
    expect((await addAlias(alias('Quay', 'Old Wharf'), admin, { isConfirmed: false })).listings).toBe(0);
  });

  it('finds similar names until the desk decides on them', async () => {
    const found = async () => (await findLookAlikes()).map(({ name, like, city }) => [name, city, like]);
    expect(await found()).toEqual([
      ['Kelvane Developments', null, 'Kelvane Homes'],
      ['The Old Wharf', 'Dubai', 'Old Wharf'],
    ]);
    await addAlias(alias('The Old Wharf', 'The Old Wharf'), admin);
    const developer = { kind: 'developer', city: null } as const;
    await addAlias(alias('Kelvane Developments', 'Kelvane Homes', developer), admin);
    expect(await found()).toEqual([]);
    expect((await readProperty('five'))?.developer?.name).toBe('Kelvane Homes');
    expect(await districtOf('three')).toBe('The Old Wharf');
  });

  it('takes the built-in one of two equally frequent names as the correct one', async () => {
    await createSqlWriter(site.db).putProperties([
      propertyRecord('six', 'Six', { ...wharf, district: 'Dubai Marina' }),
      propertyRecord('seven', 'Seven', { ...wharf, district: 'Dubai Marinaa' }),
    ]);
    const found = (await findLookAlikes()).filter(({ name }) => name.startsWith('Dubai'));
    expect(found).toMatchObject([{ name: 'Dubai Marinaa', like: 'Dubai Marina' }]);
  });

  it('refuses an alias that contradicts another', async () => {
    await addAlias(alias('Quay', 'Old Wharf'), admin);
    await expect(addAlias(alias('QUAY', 'Dubai Marina'), admin)).rejects.toMatchObject({
      errors: { alias: 'This is entered already: it means “Old Wharf”.' },
    });
    await expect(addAlias(alias('Pier', 'Quay'), admin)).rejects.toMatchObject({
      errors: { name: '“Quay” is itself another name of “Old Wharf”.' },
    });
    await expect(addAlias(alias('Old Wharf', 'Dubai Marina'), admin)).rejects.toMatchObject({
      errors: { alias: '“Quay” means this name; change that alias first.' },
    });
    await expect(updateAlias(999_999, alias('Pier', 'Old Wharf'), admin)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lists entered aliases before built-in ones, without built-in ones that are replaced', async () => {
    expect((await listed('jvc')).results).toMatchObject([
      { id: null, alias: 'JVC', name: 'Jumeirah Village Circle', city: 'Dubai', entered_by: null },
    ]);
    const { alias: own } = await addAlias(alias('JVC', 'Old Wharf'), admin);
    expect((await listed('jvc')).results).toMatchObject([
      { id: own.id, name: 'Old Wharf', entered_by: admin },
    ]);
    await updateAlias(own.id ?? 0, alias('JVC', 'Dubai Marina'), admin);
    expect((await listed('jvc')).results).toMatchObject([{ id: own.id, name: 'Dubai Marina' }]);
    await deleteAlias(own.id ?? 0, admin);
    expect((await listed('jvc')).results).toMatchObject([{ id: null }]);
  });

  it('a file adds and changes aliases, reports unusable rows, and changes nothing the second time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'names-'));
    const path = join(folder, 'names.csv');
    await writeFile(
      path,
      'kind;alias;name;city\ndistrict;The Old Wharf;Old Wharf;Dubai\ndeveloper;Kelvane Developments;Kelvane Homes;\nriver;a;b;\n',
    );
    const load = () => loadAliases(path, admin);
    expect(await load()).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      properties: 2,
      refused: [{ line: 4, reason: 'Please choose district, developer or city.' }],
    });
    expect(await load()).toMatchObject({ added: 0, unchanged: 2, properties: 0 });
    await writeFile(path, await aliasesAsCsv());
    expect(await load()).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: [] });
    await writeFile(path, 'kind,alias,name,city\ndistrict,The Old Wharf,The Old Wharf,Dubai\n');
    expect(await load()).toMatchObject({ changed: 1 });
    await rm(folder, { recursive: true });
  });

  it('another instance loads changed aliases, and keeps its vocabulary while nothing changes', async () => {
    await addAlias(alias('Quay', 'Old Wharf'), admin);
    setCurrentNames(nameGroups([]));
    await refreshNames(site.db);
    const names = currentNames();
    expect(names.entered).toEqual([alias('Quay', 'Old Wharf')]);
    await refreshNames(site.db);
    expect(currentNames()).toBe(names);
  });
});
