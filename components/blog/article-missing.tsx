import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { BackLink } from './back-link';

export const articleMissingTitle = 'Article Not Found';
export const articleUnreadable = 'The article could not be loaded. Please try again shortly.';

type ArticleMissingProps = { message: string; retry?: ReactNode };

export function ArticleMissing({ message, retry }: ArticleMissingProps) {
  return (
    <div className="page band">
      <EmptyState
        level="h1"
        title={articleMissingTitle}
        actions={
          <>
            {retry}
            <BackLink href={routes.blog} className={buttonVariants({ variant: retry ? 'line' : 'dark' })}>
              Go Back
            </BackLink>
            <IntentLink href={routes.blog} className={buttonVariants({ variant: 'line' })}>
              All Articles
            </IntentLink>
          </>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
