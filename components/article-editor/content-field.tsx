'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/field';

const RichText = dynamic(() => import('./rich-text').then((module) => module.RichText), { ssr: false });

type Props = { content: string; error: string | undefined; onChange: (html: string) => void };

/** An article's text, edited visually or as HTML. */
export function ContentField({ content, error, onChange }: Props) {
  const [asHtml, setAsHtml] = useState(false);
  const [hasUnknownMarkup, setHasUnknownMarkup] = useState(false);
  return (
    <div>
      <div className="mb-2 flex items-end justify-between gap-4">
        <p id="content-label" className="text-[0.8125rem] font-semibold">
          Text
        </p>
        {!hasUnknownMarkup && (
          <Button variant="plain" size="text" onClick={() => setAsHtml(!asHtml)}>
            {asHtml ? 'Edit visually' : 'Edit as HTML'}
          </Button>
        )}
      </div>
      {hasUnknownMarkup && (
        <p className="mb-2 text-sm text-stone">
          This text has markup that the visual editor does not know. It is edited as HTML, so that nothing is
          lost.
        </p>
      )}
      {asHtml || hasUnknownMarkup ? (
        <Textarea
          aria-labelledby="content-label"
          value={content}
          onChange={(event) => onChange(event.target.value)}
          rows={20}
          dir="auto"
          spellCheck={false}
          className="min-h-96 font-mono text-sm"
        />
      ) : (
        // A fixed height avoids a layout shift when the text loads.
        <div className="h-[min(40rem,75dvh)] min-h-96 resize-y overflow-hidden rounded-sm border border-field bg-white focus-within:border-ink">
          <RichText
            content={content}
            labelId="content-label"
            onChange={onChange}
            onUnknownMarkup={() => setHasUnknownMarkup(true)}
          />
        </div>
      )}
      {error && <p className="mt-2 text-[0.8125rem] font-medium text-danger">{error}</p>}
    </div>
  );
}
