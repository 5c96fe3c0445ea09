'use client';

import { type ComponentType, useRef, useState } from 'react';
import { setText } from '@/components/staff/set-text';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { errorProps, FieldError, Textarea } from '@/components/ui/field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { RichTextProps } from './rich-text';

/** A visual editor with the elements of one kind of text. */
export type VisualEditor = ComponentType<Omit<RichTextProps, 'extensions' | 'className' | 'moreTools'>>;

type Props = {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
  /** Loaded in the browser only. */
  visual: VisualEditor;
  /** The height, which stays the same while the editor loads. */
  className: string;
};

/**
 * A text of a form, edited visually or as HTML. Its value is in a text area behind the visual editor, which changes it
 * only when someone edits, and follows its changes. Without JavaScript there is only the text area; otherwise it passes
 * its focus on to the editor.
 */
export function HtmlField({ name, label, defaultValue, error, visual: Visual, className }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Later values arrive as input, which also the visual editor follows.
  const [start] = useState(defaultValue);
  const [html, setHtml] = useState(start);
  const [asHtml, setAsHtml] = useState(false);
  const [hasUnknownMarkup, setHasUnknownMarkup] = useState(false);
  const isHydrated = useIsHydrated();
  const isVisual = !asHtml && !hasUnknownMarkup;
  // The desk's main element has the id `content`.
  const id = `${name}-html`;
  const labelId = `${id}-label`;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4">
        <label id={labelId} htmlFor={id} className="text-[0.8125rem] font-semibold">
          {label}
        </label>
        {!hasUnknownMarkup && (
          <Button variant="plain" size="text" className="noscript:hidden" onClick={() => setAsHtml(!asHtml)}>
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
      <div className={cn('relative', isVisual && 'resize-y overflow-hidden', isVisual && className)}>
        <Textarea
          ref={area}
          id={id}
          name={name}
          defaultValue={start}
          dir="auto"
          spellCheck={false}
          className={cn(
            'max-h-none font-mono text-sm pointer-coarse:text-base',
            isVisual ? 'absolute inset-0 h-full' : className,
          )}
          {...errorProps(id, error)}
          {...(isVisual && isHydrated && { 'aria-hidden': true, tabIndex: -1 })}
          onChange={(event) => setHtml(event.target.value)}
          onFocus={() => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()}
        />
        {isVisual && (
          <div
            ref={box}
            className="absolute inset-0 overflow-hidden rounded-sm border border-field bg-white focus-within:border-ink noscript:hidden"
          >
            <Visual
              html={html}
              labelId={labelId}
              errors={errorProps(id, error)}
              onChange={(edited) => area.current && setText(area.current, edited)}
              onUnknownMarkup={() => setHasUnknownMarkup(true)}
            />
          </div>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
