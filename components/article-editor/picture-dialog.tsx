'use client';

import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { Dialog, DialogContent } from '@/components/staff/ui/dialog';
import { FileInput } from '@/components/staff/ui/file-input';
import { ToolbarButton } from '@/components/staff/ui/toolbar';
import { acceptedPictures, uploadPicture } from '@/components/staff/upload-picture';
import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';
import { errorParts } from '@/lib/error-parts';

/** Characters of the description and of the caption. */
const maxText = 300;

/** Uploads a picture and inserts it at the cursor, with description and caption. */
export function PictureDialog({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton
        label="Picture"
        icon={ImagePlus}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <DialogContent
        title="Picture"
        // A click outside would lose the input.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <PictureForm editor={editor} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function PictureForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const insert = async () => {
    if (!file) {
      setError('Please choose a picture.');
      chooser.current?.focus();
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      const { address } = await uploadPicture(file);
      const isClosed = chooser.current === null;
      if (isClosed) return;
      const image = { type: 'image', attrs: { src: address, alt: alt.trim() } };
      const words = caption.trim();
      const content = words
        ? [image, { type: 'figcaption', content: [{ type: 'text', text: words }] }]
        : [image];
      editor.chain().insertContent({ type: 'figure', content }).run();
      onDone();
    } catch (reason) {
      setFailure(errorParts(reason).message);
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-5 grid gap-4">
      <Field id="picture-file" label="Picture" error={error ?? undefined}>
        <FileInput
          ref={chooser}
          accept={acceptedPictures}
          id="picture-file"
          {...errorProps('picture-file', error)}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            setError(null);
            setFailure(null);
          }}
        />
      </Field>
      <Field id="picture-alt" label="Description for screen readers">
        <Input
          id="picture-alt"
          value={alt}
          maxLength={maxText}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      <Field id="picture-caption" label="Caption">
        <Input
          id="picture-caption"
          value={caption}
          maxLength={maxText}
          onChange={(event) => setCaption(event.target.value)}
        />
      </Field>
      <FormMessage message={failure} />
      <ActionButton size="md" isBusy={isBusy} onClick={insert} className="justify-self-start">
        {isBusy ? 'Uploading…' : 'Insert picture'}
      </ActionButton>
    </div>
  );
}
