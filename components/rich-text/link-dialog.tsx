'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/staff/ui/dialog';
import { ToolbarButton } from '@/components/staff/ui/toolbar';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';

/** Sets or removes the link of the selected words; without any, inserts the address as a link. */
export function LinkDialog({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton
        label="Link"
        icon={Link2}
        isPressed={isLink}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <DialogContent
        title="Link"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <LinkForm editor={editor} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const known: string = editor.getAttributes('link').href ?? '';
  const [href, setHref] = useState(known);
  const [error, setError] = useState<string>();
  const apply = (address: string) => {
    const chain = editor.chain().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (!/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(address)) {
      setError('Start with https://, mailto:, tel: or /');
      return;
    } else if (editor.state.selection.empty && !known) {
      const link = { type: 'link', attrs: { href: address } };
      chain.insertContent({ type: 'text', text: address, marks: [link] }).run();
    } else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <>
      <Field id="link-address" label="Link address" error={error} className="mt-5">
        <Input
          id="link-address"
          value={href}
          inputMode="url"
          {...errorProps('link-address', error)}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply(href.trim());
          }}
        />
      </Field>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="md" onClick={() => apply(href.trim())}>
          Set link
        </Button>
        {known && (
          <Button variant="line" size="md" onClick={() => apply('')}>
            Remove link
          </Button>
        )}
      </div>
    </>
  );
}
