import type { Metadata } from 'next';
import { FeedList } from '@/components/feed-desk/feed-list';
import { UploadLink } from '@/components/feed-desk/upload-link';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { listFeeds } from '@/lib/feeds/desk';
import { takesUploads } from '@/lib/uploads/upload';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Feeds' };

export default async function FeedsPage() {
  await requirePageStaff('admin');
  const { problem, feeds } = await listFeeds();
  const areRun = ownsCatalog();
  return (
    <>
      <PageHeader title="Feeds">{takesUploads() && <UploadLink />}</PageHeader>
      {!areRun && (
        <p className="mt-8 max-w-[60ch] text-body">
          Properties come from your own system (API_BASE_URL), so feeds are not run.
        </p>
      )}
      {problem && (
        <div role="alert" className="mt-8 max-w-[80ch] text-danger">
          <p className="font-medium">The feeds file is invalid, so no feeds are run.</p>
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere text-sm">{problem}</p>
        </div>
      )}
      {feeds.length > 0 && <FeedList feeds={feeds} areRun={areRun} />}
      {feeds.length === 0 && !problem && (
        <div className="mt-8 max-w-[60ch] text-body">
          <p>
            {takesUploads()
              ? 'No feeds yet. Upload a file with your properties: you see what it would change before anything is imported.'
              : 'No feeds are configured. Properties are imported by hand, with npm run import.'}
          </p>
          <p className="mt-4">
            To let the site import feeds by itself, write a file such as this, set the variable FEEDS to its
            path, and start the site again. docs/import.md says more.
          </p>
          <pre className="mt-4 whitespace-pre-wrap rounded-sm bg-sand p-4 text-sm wrap-anywhere text-ink">
            {example}
          </pre>
        </div>
      )}
    </>
  );
}

const example = `[
  {
    "name": "crm",
    "source": "https://crm.example/feed.xml",
    "every": "30 minutes",
    "complete": true
  }
]`;
