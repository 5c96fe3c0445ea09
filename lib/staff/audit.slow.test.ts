import { minute } from '@/lib/durations';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { type AuditEntry, audit, auditOnceAnHour, listAuditEntries, readAuditQuery } from './audit';

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

  it('filters entries of one enquiry and of several together', async () => {
    const actions: AuditEntry['action'][] = ['enquiry.deleted', 'enquiries.exported', 'article.deleted'];
    for (const action of actions) await audit({ actor: 'admin@agency.example', action });
    const found = await listAuditEntries(readAuditQuery(new URLSearchParams('subject=enquiries')));
    expect(found).toMatchObject({
      count: 2,
      results: [{ action: 'enquiries.exported' }, { action: 'enquiry.deleted' }],
    });
  });
});
