'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { requestDesk } from '@/components/staff/request-desk';
import { FileInput } from '@/components/staff/ui/file-input';
import { Progress } from '@/components/staff/ui/progress';
import { hasUnsavedInput, useAskBeforeLeaving } from '@/components/staff/unsaved-input';
import { errorProps, Field } from '@/components/ui/field';
import { errorParts } from '@/lib/error-parts';
import { staffApi } from '@/lib/staff-routes';
import { type SentFile, sendFile } from './send-file';
import { uncheckedColumns } from './upload-fields';

type Props = {
  maxMb: number;
  /** The path that takes a file of this name. */
  pathOf: (name: string) => string;
  onSent: (response: SentFile) => void;
  /** Label of the control and of the button. */
  label: string;
  action: string;
  variant?: 'dark' | 'line';
  /** Whether the screen has other forms: a chosen file then counts as input, and is not sent before theirs is. */
  isPart?: boolean;
};

/** Sends a file with properties. It asks before someone leaves meanwhile, and stops sending then. */
export function FileForm({ maxMb, pathOf, onSent, label, action, variant, isPart = false }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  /** Null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const isChosen = useRef(false);
  const isUnsaved = useCallback(() => sending.current !== null || (isPart && isChosen.current), [isPart]);
  useAskBeforeLeaving(isUnsaved);
  useEffect(() => () => sending.current?.abort(), []);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    isChosen.current = chosen !== null;
    setMessage(null);
    setError(chosen && chosen.size > maxMb * 1024 ** 2 ? tooLarge(maxMb) : null);
  };
  const upload = async (event: FormEvent) => {
    event.preventDefault();
    if (share !== null) return;
    if (error || !file) {
      setError(error ?? 'Please choose a file.');
      chooser.current?.focus();
      return;
    }
    if (isPart && hasUnsavedInput(isUnsaved)) {
      setMessage(uncheckedColumns);
      return;
    }
    setMessage(null);
    setShare(0);
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    try {
      // Do not send a large file when the session has ended.
      await requestDesk(staffApi.auth('check-status'));
      if (signal.aborted) return;
      const response = await sendFile(pathOf(file.name), file, setShare, signal);
      sending.current = null;
      isChosen.current = false;
      if (!signal.aborted) onSent(response);
    } catch (reason) {
      setMessage(errorParts(reason).message || 'Something went wrong. Please try again.');
      setShare(null);
      sending.current = null;
    }
  };
  return (
    <form method="post" onSubmit={upload} noValidate className="max-w-140">
      <Field id="file" label={label} error={error ?? undefined}>
        <FileInput
          ref={chooser}
          id="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.json,.xml,.gz"
          disabled={share !== null}
          {...errorProps('file', error)}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
      </Field>
      <p className="mt-3 text-sm text-stone">
        Excel (.xlsx), CSV, TSV, JSON or XML, up to {maxMb} MB. All but Excel may be compressed with gzip.
      </p>
      <div className="mt-4">
        {share !== null && (
          <Progress aria-label="Upload" max={100} value={Math.floor(share * 100)} className="mb-2" />
        )}
        <FormMessage message={message} />
      </div>
      <ActionButton type="submit" variant={variant} isBusy={share !== null} className="mt-3">
        {share === null ? action : 'Uploading…'}
      </ActionButton>
    </form>
  );
}

function tooLarge(maxMb: number): string {
  return `This file is larger than ${maxMb} MB. Compress it with gzip, or let the site fetch it as a feed.`;
}
