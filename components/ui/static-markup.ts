import type { ReactElement } from 'react';

type Rendered = { markup: { __html: string }; time: number };

const rendered = new Map<string, Rendered>();
/** The footer names the year. */
const renderAgainAfterMs = 3_600_000;
/** Some 3 kB each, the oldest out first. */
const maxEntries = 2_000;

/**
 * On the server: the markup of what is the same for every visitor, rendered once per `key`. Undefined in the browser, and
 * while code of the element is still loading. Only within streamed pages: React's synchronous rendering cannot be nested.
 */
export function staticMarkup(key: string, element: ReactElement): { __html: string } | undefined {
  // Compiled away in the browser, with the import.
  if (typeof window !== 'undefined') return undefined;
  const known = rendered.get(key);
  if (known && Date.now() - known.time < renderAgainAfterMs) return known.markup;
  const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');
  try {
    // In one piece: React's own text keeps its hundreds of parts, ten times the size.
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
