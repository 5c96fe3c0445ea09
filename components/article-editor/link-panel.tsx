'use client';

import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';

/** Sets or removes the link of the selected words. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const [error, setError] = useState<string>();
  const apply = () => {
    const address = href.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (!/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(address)) {
      setError('Start with https://, mailto:, tel: or /');
      return;
    } else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-4">
      <Field id="link-address" label="Link address" error={error} className="min-w-60 flex-1">
        <Input
          id="link-address"
          value={href}
          inputMode="url"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'link-address-error' : undefined}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <Button variant="line" onClick={apply}>
        Set link
      </Button>
    </div>
  );
}
