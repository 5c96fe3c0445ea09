'use client';

import { ArticleMissing } from '@/components/blog/article-missing';

/** The catalogue failed; the article may exist. */
export default function ArticleError({ retry }: { retry: () => void }) {
  return (
    <ArticleMissing message="The article could not be loaded. Please try again shortly." onRetry={retry} />
  );
}
