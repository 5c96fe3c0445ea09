import { sql } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { day, hour } from '@/lib/durations';
import { env } from '@/lib/env';
import type { Mail } from '@/lib/mail/send-mail';
import { captureLog } from '@/testing/capture-log';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { insertInvited } from '@/testing/insert-staff';
import { setUpSiteDatabase } from '@/testing/site-database';
import { sendPermitWarnings } from './warn';

/** End of 31 March 2027 in Dubai. */
const end = Date.parse('2027-03-31T20:00:00.000Z');
const home = (name: string, known: Parameters<typeof propertyRecord>[2] = {}) =>
  propertyRecord(name, name, {
    permit_number: `71000000${name.length}0`,
    permit_expires_at: '2027-03-31',
    ...known,
  });

describe.each(databaseEngines)('warnings of permits on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  const logged = captureLog();
  let mails: Mail[];
  const send = async (mail: Mail) => {
    mails.push(mail);
  };
  const warn = (at: number) => sendPermitWarnings(() => at, send);

  beforeEach(async () => {
    mails = [];
    await site.db.deleteFrom('properties').execute();
    await site.db.deleteFrom('staff').execute();
    await insertInvited(site.db, 'a', { email: 'admin@agency.example', role: 'admin' });
    await insertInvited(site.db, 'b', { email: 'layla@agency.example' });
    await insertInvited(site.db, 'c', { email: 'left@agency.example', disabled_at: '2026-01-01' });
  });
  afterEach(() => {
    delete env().DESK_EMAIL;
  });
  const put = (...records: Parameters<typeof home>[]) =>
    createSqlWriter(site.db).putProperties(records.map((record) => home(...record)));

  it('are sent 30, 7 and 1 days before the end, once each', async () => {
    await put(['villa']);
    for (let at = end - 40 * day; at < end + 2 * day; at += day / 2) await warn(at);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Permit of villa ends within 30 days',
      'Permit of villa ends within 7 days',
      'Permit of villa ends within a day',
    ]);
    expect(mails[0]?.text).toContain('Ends 31 Mar 2027, permit 7100000050');
  });

  it('are not repeated by a restart or by two instances', async () => {
    await put(['villa']);
    await Promise.all([warn(end - 30 * day), warn(end - 30 * day)]);
    await warn(end - 29 * day);
    expect(mails).toHaveLength(1);
  });

  it('start with the nearest threshold, and start again for a renewed permit', async () => {
    await put(['villa']);
    await warn(end - 5 * day);
    await put(['villa', { permit_expires_at: '2027-05-31' }]);
    await warn(end - 4 * day);
    await warn(end + 40 * day);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Permit of villa ends within 7 days',
      'Permit of villa ends within 30 days',
    ]);
  });

  it('go to the agent of the property, else to the desk, in one mail each', async () => {
    await put(
      ['a', { agent_email: 'Layla@agency.example' }],
      ['bb', { agent_email: 'left@agency.example' }],
      ['ccc'],
      ['dddd', { sales_status: 'Sold' }],
      ['eeeee', { permit_expires_at: null }],
      ['ffffff', { is_sample: true }],
    );
    expect(await warn(end - 20 * day)).toBe(2);
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [['admin@agency.example'], '2 advertising permits end within 30 days'],
      [['layla@agency.example'], 'Permit of a ends within 30 days'],
    ]);
  });

  it('go to the address of the desk when there is one, instead of administrators', async () => {
    env().DESK_EMAIL = 'desk@agency.example';
    await put(['villa']);
    await warn(end - 20 * day);
    expect(mails.map(({ to }) => to)).toEqual([['desk@agency.example']]);
  });

  it('that could not be sent are sent an hour later, with the same message id', async () => {
    await put(['villa']);
    const failed: Mail[] = [];
    const failing = async (mail: Mail) => {
      failed.push(mail);
      throw new Error('down');
    };
    await sendPermitWarnings(() => end - 6 * day, failing);
    await warn(end - 6 * day + hour - 1);
    expect(mails).toEqual([]);
    await warn(end - 6 * day + hour);
    expect(mails.map(({ messageId }) => messageId)).toEqual(failed.map(({ messageId }) => messageId));
    expect(logged).toMatchObject([{ job: 'permit warnings' }]);
  });

  it('that could not be sent are dropped when the permit has ended', async () => {
    await put(['villa']);
    const failing = async () => {
      throw new Error('down');
    };
    await sendPermitWarnings(() => end - hour, failing);
    await warn(end);
    expect(mails).toEqual([]);
  });

  it('name the permit that ends first', async () => {
    await put(['later'], ['first', { permit_expires_at: '2027-03-30' }]);
    await warn(end - 20 * day);
    expect(mails[0]?.text).toMatch(/first[\s\S]*later/);
  });

  it('are not begun after the process is told to stop, but an hour later', async () => {
    await put(['a', { agent_email: 'layla@agency.example' }], ['bb']);
    const stop = new AbortController();
    const sendLast = async (mail: Mail) => {
      stop.abort();
      await send(mail);
    };
    expect(await sendPermitWarnings(() => end - 20 * day, sendLast, stop.signal)).toBe(1);
    expect(await warn(end - 20 * day + hour)).toBe(1);
    expect(mails).toHaveLength(2);
  });

  it('that were last tried while the clock was hours ahead are sent', async () => {
    await put(['villa']);
    const failing = async () => {
      throw new Error('down');
    };
    await sendPermitWarnings(() => end - 6 * day + 5 * hour, failing);
    await warn(end - 6 * day);
    expect(mails).toHaveLength(1);
  });
});

describe('warnings of very many permits', () => {
  const site = setUpSiteDatabase(async () => ({ url: 'file::memory:', stop: async () => undefined }));

  it('are sent in one mail', async () => {
    await createSqlWriter(site.db).putProperties([home('villa', { agent_email: null })]);
    await insertInvited(site.db, 'a', { email: 'admin@agency.example', role: 'admin' });
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('properties')`.execute(
      site.db,
    );
    const values = rows.map(({ name }) =>
      name === 'id'
        ? sql`n`
        : ['slug', 'feed_key'].includes(name)
          ? sql`${sql.ref(name)} || n`
          : sql.ref(name),
    );
    const count = 33_000;
    await sql`
      with recursive numbers (n) as (select 1000 union all select n + 1 from numbers where n < ${998 + count})
      insert into properties (${sql.join(rows.map(({ name }) => sql.ref(name)))})
      select ${sql.join(values)} from properties, numbers where slug = 'villa'`.execute(site.db);
    const mails: Mail[] = [];
    const send = async (mail: Mail) => {
      mails.push(mail);
    };
    expect(await sendPermitWarnings(() => end - 20 * day, send)).toBe(1);
    expect(mails[0]?.subject).toBe(`${count} advertising permits end within 30 days`);
  });
});
