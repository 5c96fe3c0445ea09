import { Import } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { SearchParams } from '@/app/search-params';
import { AcceptRemovals } from '@/components/feed-desk/accept-removals';
import { nextRunText } from '@/components/feed-desk/feed-list';
import { FollowWork } from '@/components/feed-desk/follow-work';
import { RunList } from '@/components/feed-desk/run-list';
import { RunNow } from '@/components/feed-desk/run-now';
import { UploadLink } from '@/components/feed-desk/upload-link';
import { WithdrawList } from '@/components/feed-desk/withdraw-list';
import { BackLink } from '@/components/staff/back-link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { findFeed, listRuns, readPageQuery } from '@/lib/feeds/desk';
import { countShown } from '@/lib/feeds/withdraw-list';
import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { takesUploads } from '@/lib/uploads/upload';
import { readList } from '../../read-list';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Feed' };

type Props = { params: Promise<{ name: string }>; searchParams: SearchParams };

export default async function FeedPage({ params, searchParams }: Props) {
  await requirePageStaff('admin');
  const feed = await findFeed((await params).name);
  if (!feed) notFound();
  const list = await readList(staffRoutes.feed(feed.name), searchParams, readPageQuery, (query) =>
    listRuns(feed.name, query),
  );
  const shown = feed.isUpload ? await countShown(feed.name) : 0;
  const facts = [
    [feed.isUpload ? 'Last file' : 'Source', feed.source],
    ...feed.joined.map((source) => ['Joined with', source]),
    ...(feed.isUpload
      ? [['On the site', counted(shown, 'property', 'properties')]]
      : [
          ['Runs', `${feed.schedule}${feed.schedule.startsWith('at ') ? ', Dubai time' : ''}`],
          [
            'Properties that left it',
            feed.complete ? 'are taken off the site, at most 20 % at once' : 'stay on the site',
          ],
        ]),
    ['Last good run', feed.last_good_at ? formatDateTime(feed.last_good_at) : 'none yet'],
    ['State', nextRunText(feed)],
  ];
  return (
    <>
      <BackLink href={staffRoutes.feeds}>All feeds</BackLink>
      {feed.isUpload && <FollowWork isActive={feed.isActive} />}
      <PageHeader title={feed.name}>
        {feed.isUpload && takesUploads() && (
          <>
            {shown > 0 && !feed.isActive && <WithdrawList list={feed.name} shown={shown} />}
            <UploadLink />
          </>
        )}
        {!feed.isUpload && ownsCatalog() && (
          <>
            <AcceptRemovals feed={feed} />
            <RunNow feed={feed.name} isActive={feed.isActive} />
          </>
        )}
      </PageHeader>
      <dl className="mt-8 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-stone">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="display-sm mt-12">Runs</h2>
      <ListResults icon={Import} entry="run" entries="runs" empty="This feed has never run." {...list}>
        <RunList runs={list.found.results} />
      </ListResults>
    </>
  );
}
