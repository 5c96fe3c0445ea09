'use client';

import { type ComponentPropsWithRef, type ComponentType, useState } from 'react';
import { staticMarkup } from './static-markup';

type StaticPartProps = Omit<ComponentPropsWithRef<'div'>, 'content'> & {
  as: 'header' | 'footer' | 'section' | 'div';
  /** Unique in the document: browsers find the served markup by it. */
  id: string;
  /** What the content depends on, if it is not the same on every page. */
  variant?: string;
  /** Lazily loaded, to keep its code out of the page's scripts. */
  content: ComponentType;
};

const served = new Map<string, { __html: string }>();

/**
 * An element whose content React renders on the server only: the browser keeps the served markup and needs neither the
 * content's code nor its data. Without served markup, the content is loaded. Events inside bubble to the element's handlers.
 */
export function StaticPart({ as, variant = '', content: Content, ...attributes }: StaticPartProps) {
  // The elements share all attributes; a union of tags would need a ref for each.
  const Element = as as 'div';
  // React writes the markup again when this object changes.
  const [markup] = useState(
    () => servedMarkup(attributes.id) ?? staticMarkup(attributes.id + variant, <Content />),
  );
  if (markup)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered at this place
      <Element data-static="" {...attributes} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
    );
  return (
    <Element data-static="" {...attributes}>
      <Content />
    </Element>
  );
}

function servedMarkup(id: string): { __html: string } | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = served.has(id) ? null : document.getElementById(id);
  if (element) served.set(id, { __html: element.innerHTML });
  return served.get(id);
}
