'use client';

import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { uploadPicture } from '@/components/staff/upload-picture';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Field, PictureInput } from '@/components/ui/field';

/** Uploads a picture and puts it, with its description and caption, where the cursor is. */
export function PicturePanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const insert = async () => {
    if (!file) return setError('Please choose a picture.');
    setIsBusy(true);
    setError(null);
    try {
      const { address } = await uploadPicture(file);
      const image = { type: 'image', attrs: { src: address, alt: alt.trim() } };
      const words = caption.trim();
      const content = words
        ? [image, { type: 'figcaption', content: [{ type: 'text', text: words }] }]
        : [image];
      editor.chain().focus().insertContent({ type: 'figure', content }).run();
      onDone();
    } catch (reason) {
      setError((reason as Error).message);
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-4 border-b border-line p-4 sm:grid-cols-2">
      <Field id="picture-file" label="Picture" error={error ?? undefined} className="sm:col-span-2">
        <PictureInput
          id="picture-file"
          aria-describedby={error ? 'picture-file-error' : undefined}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Field>
      <Field id="picture-alt" label="Description for screen readers">
        <Input
          id="picture-alt"
          value={alt}
          maxLength={300}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      <Field id="picture-caption" label="Caption">
        <Input
          id="picture-caption"
          value={caption}
          maxLength={300}
          onChange={(event) => setCaption(event.target.value)}
        />
      </Field>
      <Button variant="line" disabled={isBusy} onClick={insert} className="justify-self-start">
        {isBusy ? 'Uploading…' : 'Insert picture'}
      </Button>
    </div>
  );
}
