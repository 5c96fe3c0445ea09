import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/**
 * A 404 with its screen in the HTML. Next sends an empty body when `notFound()` reaches the top of a page; inside a
 * boundary the fallback stays, and cached (`revalidate`) pages still get the status. Use for those pages only, with the
 * same screen as the nearest `not-found.tsx`, which takes over in the browser.
 */
export function NotFoundBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}

function NotFound(): never {
  notFound();
}
