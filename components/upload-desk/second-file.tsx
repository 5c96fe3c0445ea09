'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { hasUnsavedInput } from '@/components/staff/unsaved-input';
import { useDeskAction } from '@/components/staff/use-desk-action';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import type { Examination } from '@/lib/import/examination/examination';
import type { MappedField } from '@/lib/import/mapping/guess/choices';
import { staffApi } from '@/lib/staff-routes';
import { uploadLabel } from '@/lib/uploads/upload-label';
import { FileForm } from './file-form';
import { mostWantedFirst, uncheckedColumns } from './upload-fields';

type Props = {
  id: number;
  /** Its name; null without one. */
  file: string | null;
  examination: Pick<Examination, 'feed' | 'joined' | 'lacksJoined'>;
  maxMb: number;
};

/** The second file of an upload: what it adds, or a form to add one. */
export function SecondFile({ id, file, examination: { feed, joined, lacksJoined }, maxMb }: Props) {
  const router = useDeskRouter();
  const remove = useDeskAction<Record<string, never>>(staffApi.joinedFile(id), { method: 'DELETE' });
  const [message, setMessage] = useState<string | null>(null);
  const removeUnlessUnsaved = () => {
    setMessage(hasUnsavedInput() ? uncheckedColumns : null);
    if (!hasUnsavedInput()) remove.mutate({});
  };
  if (file === null)
    return (
      <div className="mt-4">
        {lacksJoined && (
          <p role="alert" className="mb-4 max-w-[60ch] font-medium text-danger wrap-anywhere">
            The last import of “{feed}” had a second file. Without one, its properties lose what only that
            file said.
          </p>
        )}
        <p className="mb-5 max-w-[68ch] text-body">
          Does another file tell more about the same properties, such as descriptions, places or payment
          plans? Add it: it fills what this one leaves open, and brings its further properties.
        </p>
        <FileForm
          maxMb={maxMb}
          label="Second file"
          action="Add file"
          variant="line"
          isPart
          pathOf={(name) => staffApi.joinedFile(id, name)}
          onSent={() => router.refresh()}
        />
      </div>
    );
  return (
    <div className="mt-4 max-w-[68ch] text-body wrap-anywhere">
      {joined ? <Joined file={file} feed={feed} joined={joined} /> : <p>“{file}” cannot be used.</p>}
      <FormMessage message={message} />
      <ActionButton variant="line" className="mt-5" isBusy={remove.isPending} onClick={removeUnlessUnsaved}>
        Remove this file
      </ActionButton>
    </div>
  );
}

type JoinedProps = { file: string; feed: string; joined: NonNullable<Examination['joined']> };

function Joined({ file, feed, joined }: JoinedProps) {
  const { completed, added, shorter, fields, notes } = joined;
  const { by, override } = joined.mapping.match;
  return (
    <>
      <p>
        “{file}” completes {counted(completed, 'property', 'properties')}, found by {inWords(by)}, and adds{' '}
        {counted(added, 'property', 'properties')}. Where both files state something, the first one counts
        {override.length > 0 && `, but not in the ${inWords(override)}`}.
      </p>
      {shorter && (
        <p role="alert" className="mt-4 font-medium text-danger">
          It has {counted(shorter.rows, 'row')}; the second file of the last import of “{feed}” had{' '}
          {formatNumber(shorter.before)}. Properties lose what only the missing rows said.
        </p>
      )}
      {notes.length > 0 && (
        <>
          <p className="mt-4 font-medium">Please check:</p>
          <ul className="mt-2 list-disc ps-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-sm text-stone">
        It gives: {mostWantedFirst(fields).map(fieldInWords).join(', ')}.
      </p>
    </>
  );
}

function inWords(fields: readonly string[]): string {
  return fields.map((field) => uploadLabel(field).toLowerCase()).join(' and ');
}

function fieldInWords({ field, column, kept, reading }: MappedField): string {
  const from = kept ?? `“${column?.replace(/\s+/g, ' ')}”`;
  return `${uploadLabel(field)} (${from}${reading ? ` ${reading}` : ''})`;
}
