import { minute } from '@/lib/durations';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { type AuditEntry, auditOnceAnHour } from './audit';

describe.each(databaseEngines)('on %s', (_engine, start) => {
  const site = setUpSiteDatabase(start);
  const entry: AuditEntry = { actor: 'admin@agency.example', action: 'enquiries.read' };

  beforeEach(async () => {
    await site.db.deleteFrom('audit_log').execute();
  });

  it.each([
    [-59, 1],
    [-61, 2],
    [4, 1],
    [240, 2],
  ])('with the same entry %i minutes from now, has %i entries', async (minutes, entries) => {
    const created_at = new Date(Date.now() + minutes * minute).toISOString();
    await site.db
      .insertInto('audit_log')
      .values({ ...entry, created_at, subject: null })
      .execute();
    await auditOnceAnHour(entry);
    const rows = await site.db.selectFrom('audit_log').select('id').execute();
    expect(rows).toHaveLength(entries);
  });
});
