'use client';

import { ArticleUnreadable, articleMissingTitle } from '@/components/blog/article-missing';
import { ErrorTitle } from '@/components/site/error-title';
import { TryAgain } from '@/components/site/try-again';

/** The catalogue failed; the article may exist. */
export default function ArticleError({ retry }: { retry: () => void }) {
  return (
    <>
      <ErrorTitle>{articleMissingTitle}</ErrorTitle>
      <ArticleUnreadable retry={<TryAgain onRetry={retry} />} />
    </>
  );
}
