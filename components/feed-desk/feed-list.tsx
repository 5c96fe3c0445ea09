import { Link } from '@/components/staff/link';
import type { DeskFeed } from '@/lib/feeds/desk';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { FollowWork } from './follow-work';
import { RunNow } from './run-now';
import { RunState } from './run-state';

export function FeedList({ feeds, areRun }: { feeds: DeskFeed[]; areRun: boolean }) {
  return (
    <ul className="divide-y divide-line border-b border-line">
      {feeds.map((feed) => (
        <li
          key={feed.name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 py-4 xl:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Link
              href={staffRoutes.feed(feed.name)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {feed.name}
            </Link>
            <p className="text-sm text-stone wrap-anywhere">{feed.source}</p>
            {feed.joined.map((source) => (
              <p key={source} className="text-sm text-stone wrap-anywhere">
                with {source}
              </p>
            ))}
          </div>
          <div className="text-end xl:text-start">
            <RunState run={feed.last} />
          </div>
          <p className="text-sm text-stone max-xl:col-start-1">
            {feed.last ? `Last run ${formatDateTime(feed.last.started_at)}` : 'No run yet'}
            <br />
            {nextRunText(feed)}
          </p>
          {feed.isUpload ? (
            <FollowWork isActive={feed.isActive} />
          ) : (
            areRun && <RunNow feed={feed.name} isActive={feed.isActive} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** `Next run …`, for the list. */
export function nextRunText({ isActive, isUpload, next_at, schedule }: DeskFeed): string {
  if (isActive) return 'Running or about to run';
  if (isUpload) return 'Uploaded at the desk';
  if (next_at) return `Next run ${formatDateTime(next_at)}`;
  return schedule === 'by hand' ? 'Run by hand' : 'About to run';
}
