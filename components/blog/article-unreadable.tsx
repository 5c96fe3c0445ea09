'use client';

import { ContactLinks } from '@/components/site/contact-links';
import { ErrorTitle } from '@/components/site/error-title';
import { TryAgain } from '@/components/site/try-again';
import { ArticleMissing, articleMissingTitle, articleUnreadable } from './article-missing';

/** The catalogue failed; the article may exist. */
export function ArticleUnreadable({ retry }: { retry: () => void }) {
  return (
    <>
      <ErrorTitle>{articleMissingTitle}</ErrorTitle>
      <ArticleMissing message={articleUnreadable} retry={<TryAgain onRetry={retry} />} />
      <ContactLinks className="page justify-center pb-16" />
    </>
  );
}
