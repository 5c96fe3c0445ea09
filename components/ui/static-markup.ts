import type { ReactNode } from 'react';

type Rendered = { markup: { __html: string }; time: number };

const rendered = new Map<string, Rendered>();
/** Not forever, because the footer contains the year. */
const renderAgainAfterMs = 3_600_000;
/** About 3 kB each; the least recently used are evicted first. */
const maxEntries = 2_000;

/**
 * The markup of an element that is the same for every visitor, rendered once per `key`. Undefined in the browser and while
 * code of the element is loading. Only for streamed pages: React's synchronous rendering cannot be nested.
 */
export function staticMarkup(key: string, element: ReactNode): { __html: string } | undefined {
  // The compiler removes the rest from browser bundles.
  if (typeof window !== 'undefined') return undefined;
  // React's development build warns about every hook in a nested rendering.
  if (process.env.NODE_ENV === 'development') return undefined;
  const known = rendered.get(key);
  if (known && Date.now() - known.time < renderAgainAfterMs) {
    rendered.delete(key);
    rendered.set(key, known);
    return known.markup;
  }
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');
  try {
    // Copied: React's string is a rope of hundreds of parts, ten times the size.
    const markup = { __html: Buffer.from(renderToStaticMarkup(element)).toString() };
    rendered.delete(key);
    rendered.set(key, { markup, time: Date.now() });
    for (const oldest of rendered.keys()) {
      if (rendered.size <= maxEntries) break;
      rendered.delete(oldest);
    }
    return markup;
  } catch {
    return undefined;
  }
}
