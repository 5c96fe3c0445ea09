import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/**
 * A 404 answer whose screen is in the HTML. Next sends an empty body for a `notFound()` that reaches the top of a
 * page; one inside a boundary leaves the fallback standing, and still sets the status of a page that is rendered to
 * be kept (`revalidate`), so it is for those pages only. In the browser the nearest `not-found.tsx` takes over: give
 * the same screen here.
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
