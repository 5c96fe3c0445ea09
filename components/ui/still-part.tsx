'use client';

import { type ComponentPropsWithRef, type ComponentType, useState } from 'react';

type StillPartProps = Omit<ComponentPropsWithRef<'div'>, 'content'> & {
  as: 'header' | 'footer' | 'section';
  /** Unique in the document: browsers find the served markup by it. */
  id: string;
  /** Lazily loaded, so that its code is no part of the page's scripts. */
  content: ComponentType;
};

const served = new Map<string, { __html: string }>();

/**
 * An element whose content React renders on the server only: the browser keeps the served markup and needs neither the
 * content's code nor its data. Where no markup was served, the content is loaded. Events inside reach the element's handlers.
 */
export function StillPart({ as, content: Content, ...attributes }: StillPartProps) {
  // They share all attributes.
  const Element = as as 'div';
  // React writes the markup again when this object is another one.
  const [markup] = useState(() => servedMarkup(attributes.id) ?? renderedMarkup(attributes.id, Content));
  if (markup)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered at this place
      <Element data-still="" {...attributes} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
    );
  return (
    <Element data-still="" {...attributes}>
      <Content />
    </Element>
  );
}

type Rendered = { markup: { __html: string }; time: number };

const rendered = new Map<string, Rendered>();
/** The footer names the year. */
const renderAgainAfterMs = 3_600_000;

/** On the server: the same for every visitor, so rendered once for all. Undefined while its code is still loading. */
function renderedMarkup(id: string, Content: ComponentType): { __html: string } | undefined {
  // Compiled away in the browser, with the import.
  if (typeof window !== 'undefined') return undefined;
  const known = rendered.get(id);
  if (known && Date.now() - known.time < renderAgainAfterMs) return known.markup;
  const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');
  try {
    const markup = { __html: renderToStaticMarkup(<Content />) };
    rendered.set(id, { markup, time: Date.now() });
    return markup;
  } catch {
    return undefined;
  }
}

function servedMarkup(id: string): { __html: string } | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = served.has(id) ? null : document.getElementById(id);
  if (element) served.set(id, { __html: element.innerHTML });
  return served.get(id);
}
