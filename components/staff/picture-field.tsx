'use client';

import { ImageIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { FileInput } from '@/components/staff/ui/file-input';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { maxUrlLength } from '@/lib/catalog/web-url';
import { errorParts } from '@/lib/error-parts';
import { setText } from './set-text';
import { acceptedPictures, uploadPicture } from './upload-picture';

type Props = {
  /** The field with the address. */
  name: string;
  /** `cover`, `photo`. */
  what: string;
  /** Of the preview. */
  shape?: string;
  address: string;
  error?: string;
  onChange: (address: string) => void;
};

/** A picture: uploaded, or an address of this site or of an allowed host. */
export function PictureField({ name, what, shape = 'aspect-3/2 max-w-88', address, error, onChange }: Props) {
  const label = `${what[0]?.toUpperCase()}${what.slice(1)}`;
  const fileId = `${what}-file`;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<'uploading…' | 'uploaded' | null>(null);
  const isBusy = progress === 'uploading…';
  const upload = async (chooser: HTMLInputElement) => {
    const file = chooser.files?.[0];
    if (!file || isBusy) return;
    setProgress('uploading…');
    setProblem(null);
    try {
      const { address: uploaded } = await uploadPicture(file);
      if (input.current) setText(input.current, uploaded);
      setProgress('uploaded');
    } catch (reason) {
      setProblem(errorParts(reason).message);
      setProgress(null);
    }
    // The same file chosen again would be no change, and not be sent.
    chooser.value = '';
  };
  const remove = () => {
    if (!input.current) return;
    setText(input.current, '');
    input.current.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        className={`relative grid ${shape} place-content-center justify-items-center gap-2 overflow-hidden rounded-sm bg-sand text-sm text-stone`}
      >
        {address ? (
          <PropertyPicture src={address} alt="" fill sizes="352px" range="card" className="object-cover" />
        ) : (
          <>
            <ImageIcon aria-hidden size={28} strokeWidth={1} />
            No {what} yet
          </>
        )}
      </div>
      <Field id={fileId} label={isBusy ? `${label}, uploading…` : label} error={problem ?? undefined}>
        <FileInput
          accept={acceptedPictures}
          id={fileId}
          aria-disabled={isBusy || undefined}
          {...errorProps(fileId, problem)}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={(event) => upload(event.target)}
        />
      </Field>
      <p role="status" className="sr-only">
        {progress ? `${label}: ${progress}` : problem}
      </p>
      <Field id={name} label={`Address of the ${what}`} error={error}>
        <Input
          ref={input}
          id={name}
          name={name}
          value={address}
          maxLength={maxUrlLength}
          {...errorProps(name, error)}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {address && (
        <Button variant="line" size="md" onClick={remove} className="justify-self-start">
          No {what}
        </Button>
      )}
    </div>
  );
}
