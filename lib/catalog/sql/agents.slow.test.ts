import { lastCatalogChange, noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import type { PropertyRecord } from '@/lib/catalog/record';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { insertInvited } from '@/testing/insert-staff';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { createSqlCatalog } from './catalog';
import { createSqlWriter } from './write/writer';

const email = 'layla@agency.example';
const agent = {
  email,
  name: 'Layla Haddad',
  photo: 'https://images.example.com/layla.jpg',
  languages: ['Arabic', 'French'],
  phone: '+971 50 000 0000',
  brn: '12345',
};
const { email: _, ...shown } = agent;

describe.each(databaseEngines)('the agent of a property on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  beforeAll(async () => {
    forgetCatalog();
  });
  beforeEach(async () => {
    for (const table of ['properties', 'agents', 'staff'] as const) await site.db.deleteFrom(table).execute();
  });
  const put = (known: Partial<PropertyRecord>) =>
    createSqlWriter(site.db).putProperties([
      propertyRecord('villa', 'Villa', { agent_email: ' Layla@agency.example', ...known }),
    ]);
  const read = () => createSqlCatalog(site.db).agentOf('villa');

  it('is imported from the feed, also when nothing else changed', async () => {
    expect(await put({ agent })).toEqual(['created']);
    expect(await read()).toEqual(shown);
    expect(await put({ agent: { ...agent, phone: null } })).toEqual(['unchanged']);
    expect(await read()).toEqual({ ...shown, phone: null });
    await put({ agent_email: 'nobody@agency.example' });
    expect(await read()).toBeNull();
  });

  it('is null when they have left, or when their account is disabled', async () => {
    await put({ agent });
    await site.db.updateTable('agents').set({ left_at: '2026-01-01' }).execute();
    await put({ agent });
    expect(await read()).toBeNull();
    await site.db.updateTable('agents').set({ left_at: null }).execute();
    await insertInvited(site.db, 'a', { email });
    expect(await read()).toEqual(shown);
    await site.db.updateTable('staff').set({ disabled_at: '2026-01-01' }).execute();
    expect(await read()).toBeNull();
  });

  it('makes every cached read stale when they leave', async () => {
    const before = await lastCatalogChange();
    await noteCatalogChanged();
    const after = await lastCatalogChange();
    expect(after).toBeGreaterThan(before);
    await noteCatalogChanged();
    expect(await lastCatalogChange()).toBeGreaterThan(after);
  });
});
