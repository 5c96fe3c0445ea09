import type { AgentRecord } from '@/lib/catalog/agent';
import { feedKey } from '@/lib/catalog/keys/feed-key';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { readAgent } from '@/lib/catalog/reads/server';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { listAuditEntries } from '@/lib/staff/audit';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { forgetCatalog, setUpSiteDatabase } from '@/testing/site-database';
import { readAgentChange, readNewAgent } from './agent-form';
import { createAgent, followFeed, setAgentLeft, updateAgent } from './change-agent';
import { getAgent, listAgents } from './desk';

const layla: AgentRecord = {
  email: 'layla@agency.example',
  name: 'Layla Haddad',
  photo: null,
  languages: ['Arabic', 'French'],
  phone: '+971 50 000 0000',
  brn: '12345',
};
const admin = 'admin@example.com';
const everybody = { state: null, search: '', page: 1, pageSize: 50 };

describe.each(databaseEngines)('agents at the desk on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);

  beforeEach(async () => {
    forgetCatalog();
    for (const table of ['properties', 'agents', 'hand_edits', 'audit_log'] as const)
      await site.db.deleteFrom(table).execute();
  });

  const feed = async (agent: AgentRecord) => {
    const villa = propertyRecord('villa', 'Villa', { agent, agent_email: agent.email });
    await createSqlWriter(site.db).putProperties([villa]);
    await noteCatalogChanged();
  };
  const idOfLayla = async () => {
    const { results } = await listAgents({ ...everybody, search: 'layla@' });
    return results[0]?.id ?? '';
  };

  it('are listed with their properties and feeds, those who left last', async () => {
    await feed(layla);
    await createAgent({ ...newAgent, name: 'Adam Noor', email: 'adam@agency.example' }, admin);
    expect((await listAgents(everybody)).results).toMatchObject([
      { name: 'Adam Noor', listings: 0, feeds: [] },
      { name: 'Layla Haddad', brn: '12345', listings: 1, feeds: ['contract'], left_at: null },
    ]);
    await setAgentLeft((await listAgents(everybody)).results[0]?.id ?? '', true, admin);
    const names = async (state: 'left' | 'present' | null) =>
      (await listAgents({ ...everybody, state })).results.map(({ name }) => name);
    expect(await names(null)).toEqual(['Layla Haddad', 'Adam Noor']);
    expect(await names('left')).toEqual(['Adam Noor']);
    expect(await names('present')).toEqual(['Layla Haddad']);
  });

  it('are listed with all the feeds of their properties', async () => {
    const villa = propertyRecord('villa', 'Villa', { agent: layla, agent_email: layla.email });
    const inFeeds = ['crm', 'bayut', 'owners', 'crm'].map((name, index) => ({
      ...villa,
      key: feedKey(name, String(index)),
    }));
    await createSqlWriter(site.db).putProperties(inFeeds);
    await noteCatalogChanged();
    const { results } = await listAgents(everybody);
    expect(results).toMatchObject([{ listings: 4, feeds: ['bayut', 'crm', 'owners'] }]);
  });

  it.each([
    ['Иван Петров', 'Иван'],
    ['Иван Петров', 'иван петров'],
    ['Élodie Noor', 'elodie'],
    ['Élodie Noor', 'LAYLA@agency'],
    ['Élodie Noor', '2345'],
  ])('are found by name, address or number: %s by %j', async (name, search) => {
    await feed({ ...layla, name });
    expect(await listAgents({ ...everybody, search })).toMatchObject({ count: 1, results: [{ name }] });
    expect(await listAgents({ ...everybody, search: 'nobody' })).toEqual({ count: 0, results: [] });
  });

  it('keep edited fields until they follow the feed again', async () => {
    await feed(layla);
    const id = await idOfLayla();
    await updateAgent(id, { name: 'Layla H.', phone: layla.phone }, admin);
    await feed({ ...layla, name: 'LAYLA', phone: '+971 50 111 1111' });
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla H.', phone: '+971 50 111 1111' });
    expect((await getAgent(id))?.edits).toMatchObject([
      { field: 'name', feed_value: 'LAYLA', is_in_feed: true, edited_by: admin },
    ]);
    await followFeed(id, 'name', admin);
    expect(await readAgent('villa')).toMatchObject({ name: 'LAYLA' });
    await feed({ ...layla, name: 'Layla Haddad-Noor' });
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla Haddad-Noor' });
    await expect(followFeed(id, 'name', admin)).rejects.toMatchObject({ status: 404 });
  });

  it('no longer count as edited once they have the value of the feed', async () => {
    await feed(layla);
    const id = await idOfLayla();
    await updateAgent(id, { brn: '999' }, admin);
    await updateAgent(id, { brn: '12345' }, admin);
    expect((await getAgent(id))?.edits).toEqual([]);
  });

  it('are hidden from visitors at once when they leave, also after the next import, until they return', async () => {
    await feed(layla);
    const id = await idOfLayla();
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla Haddad' });
    await setAgentLeft(id, true, admin);
    expect(await readAgent('villa')).toBeNull();
    await feed({ ...layla, phone: null });
    expect(await readAgent('villa')).toBeNull();
    await setAgentLeft(id, false, admin);
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla Haddad', phone: null });
  });

  it('keep the entered values when a feed contains the same agent', async () => {
    const { id, edits } = await createAgent({ ...newAgent, phone: '+971 50 222 2222' }, admin);
    expect(edits.every(({ is_in_feed }) => !is_in_feed)).toBe(true);
    await expect(createAgent(newAgent, admin)).rejects.toMatchObject({
      status: 422,
      errors: { email: 'Another agent has this email address.' },
    });
    await feed(layla);
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla', phone: '+971 50 222 2222', brn: null });
    await followFeed(id, 'brn', admin);
    expect(await readAgent('villa')).toMatchObject({ name: 'Layla', brn: '12345' });
  });

  it('refuse a change based on a value that is no longer stored, and change nothing', async () => {
    await feed(layla);
    const id = await idOfLayla();
    await updateAgent(id, { phone: '+971 50 111 1111' }, admin, { phone: layla.phone });
    const stale = { name: layla.name, phone: layla.phone };
    const change = { name: 'Layla H.', phone: '+971 50 222 2222' };
    await expect(updateAgent(id, change, admin, stale)).rejects.toMatchObject({
      status: 409,
      current: { phone: '+971 50 111 1111' },
    });
    expect(await getAgent(id)).toMatchObject({ name: layla.name, phone: '+971 50 111 1111' });
    await updateAgent(id, { name: 'Layla H.' }, admin, { name: layla.name });
    expect(await getAgent(id)).toMatchObject({ name: 'Layla H.', phone: '+971 50 111 1111' });
  });

  it('refuse photos that visitors would not see, unless they are stored already', async () => {
    const photo = 'https://evil.example/layla.jpg';
    const refusal = { status: 422, errors: { photo: expect.stringContaining('evil.example are not shown') } };
    await expect(createAgent({ ...newAgent, photo }, admin)).rejects.toMatchObject(refusal);
    await feed(layla);
    const id = await idOfLayla();
    await expect(updateAgent(id, { photo }, admin)).rejects.toMatchObject(refusal);
    await feed({ ...layla, photo });
    await updateAgent(id, { photo, brn: '54321' }, admin);
    expect(await getAgent(id)).toMatchObject({ photo, brn: '54321' });
  });

  it('are recorded in the audit log', async () => {
    const { id } = await createAgent(newAgent, admin);
    await updateAgent(id, { brn: '12345' }, admin);
    await updateAgent(id, { brn: '12345' }, admin);
    await setAgentLeft(id, true, admin);
    const { results } = await listAuditEntries({ page: 1, pageSize: 50, subject: 'agent' });
    expect(results.map(({ action, subject }) => [action, subject]).reverse()).toEqual([
      ['agent.created', layla.email],
      ['agent.changed', `${layla.email}: brn`],
      ['agent.left', layla.email],
    ]);
  });
});

const newAgent = {
  email: layla.email,
  name: 'Layla',
  phone: null,
  languages: null,
  brn: null,
  photo: null,
};

it('checks what is entered, by field', () => {
  const wrong = { email: 'layla', name: '', phone: 'call me', brn: '!', photo: 'javascript:alert(1)' };
  expect(Object.keys(readNewAgent(wrong).errors ?? {}).sort()).toEqual([
    'brn',
    'email',
    'name',
    'phone',
    'photo',
  ]);
  expect(readNewAgent({ ...layla, brn: '12x' }).errors).toHaveProperty('brn');
  expect(readNewAgent({ email: ' \u200eLayla@Agency.example ', name: ' Layla ' }).form).toEqual(newAgent);
  expect(readAgentChange({ phone: '050 000 0000', languages: 'Arabic,, French ,Arabic', photo: '' })).toEqual(
    {
      form: { phone: '+971 50 000 0000', languages: 'Arabic, French', photo: null },
      errors: null,
    },
  );
});

it('names the language that is too long, not the number of languages', () => {
  expect(readAgentChange({ languages: `Arabic, ${'a'.repeat(41)}` }).errors).toEqual({
    languages: 'Please keep each language to 40 characters.',
  });
});
