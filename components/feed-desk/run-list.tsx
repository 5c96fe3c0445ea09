import { Link } from '@/components/staff/link';
import type { FeedRun } from '@/lib/feeds/history';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { runFacts } from './run-facts';
import { RunState } from './run-state';

/** Runs of a feed with links to their reports. */
export function RunList({ runs }: { runs: FeedRun[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
      {runs.map((run) => (
        <li
          key={run.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3 lg:grid-cols-[11rem_9rem_minmax(0,1fr)_auto]"
        >
          <time dateTime={run.started_at} className="text-stone">
            {formatDateTime(run.started_at)}
          </time>
          <span className="text-end lg:text-start">
            <RunState run={run} />
          </span>
          <div className="min-w-0 wrap-anywhere max-lg:col-span-2">
            {run.file && (
              <p className="font-medium">
                <bdi>{run.file}</bdi>
              </p>
            )}
            <p>{run.message ?? runFacts(run)}</p>
          </div>
          {run.findings > 0 && (
            <Link
              href={staffRoutes.feedRun(run.feed, run.id)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              Report<span className="sr-only"> of {formatDateTime(run.started_at)}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
