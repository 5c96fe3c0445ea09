import { ScrollText } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { printedIf } from '@/components/staff/printed-if';
import { DateInput } from '@/components/staff/ui/date-input';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { formatDateTime } from '@/lib/format/date-time';
import { maxSearch } from '@/lib/http/server/query-values';
import { listAccounts } from '@/lib/staff/accounts';
import { auditSubjects, listAuditEntries, readAuditQuery } from '@/lib/staff/audit';
import { auditAbout, auditAction } from '@/lib/staff/audit-text';
import { staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Audit log' };

/* One option per label. */
const subjectOptions = new Map(Object.entries(auditSubjects).map(([subject, label]) => [label, subject]));

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff('admin');
  const [list, accounts] = await Promise.all([
    readList(staffRoutes.audit, searchParams, readAuditQuery, listAuditEntries),
    listAccounts(),
  ]);
  const { subject: asked } = list.query;
  return (
    <>
      <PageHeader title="Audit log" />
      <form
        action={staffRoutes.audit}
        autoComplete="off"
        className="mt-6 grid grid-cols-2 items-end gap-3 large-text:*:col-span-2 xl:grid-cols-[minmax(0,1fr)_repeat(3,11rem)_7rem]"
      >
        <Field id="actor" label="Who" className={cn('col-span-2 xl:col-span-1', printedIf(list.query.actor))}>
          <Input
            id="actor"
            name="actor"
            type="search"
            defaultValue={list.query.actor}
            maxLength={maxSearch}
          />
        </Field>
        <Field id="subject" label="About" className={cn('col-span-2 xl:col-span-1', printedIf(asked))}>
          <Select
            id="subject"
            name="subject"
            defaultValue={asked ? subjectOptions.get(auditSubjects[asked]) : ''}
          >
            <option value="">Everything</option>
            {[...subjectOptions].map(([label, subject]) => (
              <option key={label} value={subject}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="from" label="From" className={printedIf(list.query.from)}>
          <DateInput id="from" name="from" defaultValue={list.query.from} />
        </Field>
        <Field id="until" label="Until" className={printedIf(list.query.until)}>
          <DateInput id="until" name="until" defaultValue={list.query.until} />
        </Field>
        <Button type="submit" variant="line" className="col-span-2 xl:col-span-1">
          Show
        </Button>
      </form>
      <ListResults icon={ScrollText} entry="entry" entries="entries" empty="No entries yet." {...list}>
        <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
          {list.found.results.map(({ id, created_at, actor, action, subject }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <time dateTime={created_at} className="text-stone">
                {formatDateTime(created_at)}
              </time>
              <span className="wrap-anywhere">{actor}</span>
              <span className="font-medium wrap-anywhere sm:col-start-2 xl:col-start-auto">
                {auditAction(action)}
                {subject && (
                  <span className="font-normal text-stone">, {auditAbout(action, subject, accounts)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </ListResults>
    </>
  );
}
