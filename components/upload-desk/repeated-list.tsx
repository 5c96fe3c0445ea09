'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { hasUnsavedInput } from '@/components/staff/unsaved-input';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { counted } from '@/lib/format/counted';
import type { RepeatedList as Repeated } from '@/lib/import/report/repeated-list';
import { staffApi } from '@/lib/staff-routes';
import { unsavedUpload } from './upload-fields';

type Props = { id: number; name: string; repeated: Repeated };

/** Warns that a list under a new name has the properties of an earlier one, and offers that name. */
export function RepeatedList({ id, name, repeated: { feed, count } }: Props) {
  const rename = useDeskAction<{ feed: string }>(staffApi.upload(id));
  const [message, setMessage] = useState<string | null>(null);
  const renameUnlessUnsaved = () => {
    setMessage(hasUnsavedInput() ? unsavedUpload : null);
    if (!hasUnsavedInput()) rename.mutate({ feed });
  };
  return (
    <div role="alert" className="mt-8 max-w-[60ch] border-s-2 border-danger ps-5 wrap-anywhere">
      <p className="font-medium text-danger">
        This looks like a newer file of “{feed}”: {counted(count, 'property', 'properties')} of that list on
        the site {count === 1 ? 'is' : 'are'} in it. Imported as “{name}”, they would be on the site twice.
      </p>
      <FormMessage message={message} />
      <ActionButton variant="line" className="mt-4" isBusy={rename.isPending} onClick={renameUnlessUnsaved}>
        Update “{feed}”
      </ActionButton>
    </div>
  );
}
