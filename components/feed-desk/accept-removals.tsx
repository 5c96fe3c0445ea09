'use client';

import { ConfirmButton } from '@/components/staff/confirm-button';
import { useDeskAction } from '@/components/staff/use-desk-action';
import type { DeskFeed } from '@/lib/feeds/desk';
import type { FeedRun } from '@/lib/feeds/history';
import { counted } from '@/lib/format/counted';
import { staffApi } from '@/lib/staff-routes';

type Props = {
  feed: Pick<DeskFeed, 'name' | 'last' | 'isActive' | 'complete'>;
  /** The upload of its file, if it is one. */
  upload?: number;
};

/** Accepts, after confirmation, what a feed lacks; renders nothing unless its last run withheld or refused it. */
export function AcceptRemovals({ feed: { name, last, isActive, complete }, upload }: Props) {
  const path = upload === undefined ? staffApi.feed(name) : staffApi.upload(upload);
  const acceptance = useDeskAction<{ removals: number }>(path, {
    method: 'POST',
    done: () => 'The import starts within seconds.',
  });
  if (!last || last.missing === 0 || isActive) return null;
  const { missing } = last;
  const removed = counted(missing, 'property leaves', 'properties leave');
  const texts: Partial<Record<FeedRun['outcome'], string>> = {
    withheld: `The feed is imported again, and ${removed} the site.`,
    mismatched: `Nothing of the feed was imported, because most of its properties are missing: usually the keys of its rows have changed, or the file is cut. If you accept, ${removed} the site, and homes with a changed key come back as new properties with other addresses.`,
    refused: `The feed is ${counted(missing, 'row')} shorter than in its last good run. It is imported, and ${
      complete ? `up to ${removed} the site.` : 'no property leaves the site.'
    }`,
  };
  return (
    <ConfirmButton
      label="These removals are right"
      isBusy={acceptance.isPending}
      title="Accept what the feed lacks?"
      action="Accept"
      onConfirm={() => acceptance.mutate({ removals: missing })}
    >
      {texts[last.outcome] ?? texts.refused}
    </ConfirmButton>
  );
}
