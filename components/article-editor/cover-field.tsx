'use client';

import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { PropertyImage } from '@/components/catalog/property-image';
import { Button } from '@/components/ui/button';
import { Field, Input, PictureInput } from '@/components/ui/field';
import { uploadPicture } from './upload-picture';

type Props = { address: string; error?: string; onChange: (address: string) => void };

/** The cover: uploaded, or an address of this site or of an allowed host. */
export function CoverField({ address, error, onChange }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setProblem(null);
    try {
      onChange((await uploadPicture(file)).address);
    } catch (reason) {
      setProblem((reason as Error).message);
    }
    setIsBusy(false);
  };
  return (
    <div className="grid gap-3">
      <div className="relative grid aspect-3/2 max-w-88 place-content-center justify-items-center gap-2 overflow-hidden rounded-sm bg-sand text-sm text-stone">
        {address ? (
          <PropertyImage src={address} alt="" fill sizes="352px" className="object-cover" />
        ) : (
          <>
            <ImageIcon aria-hidden size={28} strokeWidth={1} />
            No cover yet
          </>
        )}
      </div>
      <Field id="cover-file" label={isBusy ? 'Cover, uploading…' : 'Cover'} error={problem ?? undefined}>
        <PictureInput
          id="cover-file"
          disabled={isBusy}
          aria-describedby={problem ? 'cover-file-error' : undefined}
          onChange={(event) => upload(event.target.files?.[0])}
        />
      </Field>
      <Field id="cover_image" label="Address of the cover" error={error}>
        <Input
          id="cover_image"
          name="cover_image"
          value={address}
          maxLength={2000}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'cover_image-error' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {address && (
        <Button variant="line" size="md" onClick={() => onChange('')} className="justify-self-start">
          No cover
        </Button>
      )}
    </div>
  );
}
