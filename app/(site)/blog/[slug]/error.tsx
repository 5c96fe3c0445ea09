'use client';

import { Suspense } from 'react';
import { PlainError } from '@/components/site/plain-error';
import { lazyPart } from '@/components/ui/lazy-part';

type ErrorProps = { retry: () => void };

/** Loaded on demand, because it is rare. */
const ArticleUnreadable = lazyPart<ErrorProps>(
  async () => (await import('@/components/blog/article-unreadable')).ArticleUnreadable,
  PlainError,
);

export default function ArticleError(props: ErrorProps) {
  return (
    <Suspense>
      <ArticleUnreadable {...props} />
    </Suspense>
  );
}
