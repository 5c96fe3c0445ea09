import { Import } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { SearchParams } from '@/app/search-params';
import { FindingTable } from '@/components/feed-desk/finding-table';
import { runFacts } from '@/components/feed-desk/run-facts';
import { RunState } from '@/components/feed-desk/run-state';
import { WrongFile } from '@/components/feed-desk/wrong-file';
import { BackLink } from '@/components/staff/back-link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { printedIf } from '@/components/staff/printed-if';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { database } from '@/lib/database/connection';
import { findFeed, listFindings, readPageQuery } from '@/lib/feeds/desk';
import { type FeedRun, feedRun, importBefore } from '@/lib/feeds/history';
import { formatDateTime } from '@/lib/format/date-time';
import { formatNumber } from '@/lib/format/number';
import { readId } from '@/lib/http/server/references';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { readList } from '../../../../read-list';
import { requirePageStaff } from '../../../../require-page-staff';

export const metadata: Metadata = { title: 'Run of a feed' };

type Props = { params: Promise<{ name: string; id: string }>; searchParams: SearchParams };

export default async function FeedRunPage({ params, searchParams }: Props) {
  await requirePageStaff('admin');
  const { name, id } = await params;
  const number = readId(id);
  const run = number && (await feedRun(await database(), number));
  if (!run || run.feed !== name) notFound();
  const list = await readList(
    staffRoutes.feedRun(name, run.id),
    searchParams,
    (search) => ({ ...readPageQuery(search), result: search.get('result') }),
    (query) => listFindings(run.id, query),
  );
  const { path, query, found } = list;
  const feed = await findFeed(name);
  const isLastUpload = feed?.isUpload === true && feed.last?.id === run.id;
  const kept = found.kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {feed ? (
        <BackLink href={staffRoutes.feed(name)}>All runs of {name}</BackLink>
      ) : (
        <BackLink href={staffRoutes.feeds}>All feeds</BackLink>
      )}
      <PageHeader title={formatDateTime(run.started_at)}>
        <RunState run={run} />
      </PageHeader>
      {run.file && (
        <p className="mt-4 text-sm text-stone wrap-anywhere">
          From the file <bdi className="font-medium text-ink">{run.file}</bdi>
        </p>
      )}
      <p className="mt-8 max-w-[68ch] wrap-anywhere text-body">{run.message ?? runFacts(run)}</p>
      {run.message && runFacts(run) && <p className="mt-2 text-sm text-stone">{runFacts(run)}</p>}
      {isLastUpload && isImport(run) && (
        <WrongFile list={name} before={await importBefore(await database(), run)} />
      )}
      {kept > 0 && (
        <form action={path} autoComplete="off" className="mt-8 flex flex-wrap items-end gap-3">
          <Field
            id="result"
            label="Lines"
            className={cn('min-w-[min(14rem,100%)] max-sm:flex-1', printedIf(query.result))}
          >
            <Select id="result" name="result" defaultValue={query.result ?? ''}>
              <option value="">Everything</option>
              {found.kinds.map(({ result, count }) => (
                <option key={result} value={result}>
                  {result} ({count})
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="line">
            Show
          </Button>
        </form>
      )}
      {(kept > 0 || !run.message) && (
        <ListResults
          icon={Import}
          entry="line"
          entries="lines"
          empty="This run has nothing to report."
          {...list}
          action={
            <Button asChild variant="line" size="md">
              <a href={staffApi.feedReport(run.id)} download>
                Download as CSV
              </a>
            </Button>
          }
        >
          <FindingTable findings={found.results} />
        </ListResults>
      )}
      {run.findings > kept && (
        <p className="mt-6 text-sm text-stone">
          {formatNumber(kept)} of {formatNumber(run.findings)} lines are kept, 500 of each kind.
          {!feed?.isUpload && ` All of them: npm run import -- --feed ${name} --report report.csv`}
        </p>
      )}
    </>
  );
}

/** Whether the site now has what the file says, or some of it. */
function isImport({ rows_read, outcome, created, updated, retired }: FeedRun): boolean {
  return rows_read > 0 && (outcome === 'unchanged' || created + updated + retired > 0);
}
