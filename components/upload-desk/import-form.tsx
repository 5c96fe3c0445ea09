'use client';

import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { hasUnsavedInput } from '@/components/staff/unsaved-input';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import type { Examination } from '@/lib/import/examination/examination';
import { isMismatched, maxMissingShare } from '@/lib/import/report/report';
import { staffApi } from '@/lib/staff-routes';
import type { Upload } from '@/lib/uploads/upload';
import { unsavedUpload } from './upload-fields';

type Props = {
  upload: Pick<Upload, 'id' | 'changed_at'>;
  examination: Pick<Examination, 'feed' | 'counts'>;
};

/** Imports an upload; asks whether properties that it lacks leave the site. */
export function ImportForm({ upload: { id, changed_at }, examination: { feed, counts } }: Props) {
  const [isComplete, setIsComplete] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const start = useDeskAction<{ complete: boolean; seen: string }>(staffApi.upload(id), { method: 'POST' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsOutdated(hasUnsavedInput());
    if (!hasUnsavedInput()) start.mutate({ complete: isComplete, seen: changed_at });
  };
  const { shown } = counts;
  return (
    <form method="post" onSubmit={submit} className="mt-6 max-w-[60ch]">
      {shown > 0 && (
        <div className="mb-6">
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              name="complete"
              checked={isComplete}
              aria-describedby="missing"
              onChange={(event) => setIsComplete(event.target.checked)}
              className="mt-1 size-4 shrink-0 accent-gold-text"
            />
            This file has all our properties: those missing leave the site.
          </label>
          <p id="missing" className="ps-8 text-sm text-stone">
            {missingText(feed, counts)}
          </p>
        </div>
      )}
      {shown > 0 && (
        <p className="text-sm text-stone">
          Keep this file and the one before it: the site deletes them, and a wrong import is undone by
          importing the former file.
        </p>
      )}
      <FormMessage message={isOutdated ? unsavedUpload : null} />
      <ActionButton type="submit" className="mt-3" isBusy={start.isPending}>
        {start.isPending ? 'Starting…' : 'Import'}
      </ActionButton>
    </form>
  );
}

function missingText(
  feed: string,
  { shown, missing, created, updated, unchanged }: Props['examination']['counts'],
): string {
  const all = `${counted(shown, 'property', 'properties')} of “${feed}” on the site`;
  if (missing === 0) return `It has all ${all}.`;
  const lacks = `It lacks ${formatNumber(missing)} of the ${all}.`;
  if (isMismatched({ missing, shown, found: created + updated + unchanged }))
    return `${lacks} That is more than half: usually the file is cut, or what identifies its properties has changed. With this box ticked, nothing is imported until you confirm that.`;
  if (missing > shown * maxMissingShare)
    return `${lacks} That is more than ${maxMissingShare * 100} %, so they stay until you confirm that they are gone.`;
  return lacks;
}
