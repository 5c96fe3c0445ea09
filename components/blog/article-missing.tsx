import { ErrorTitle } from '@/components/site/error-title';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { BackLink } from './back-link';

type ArticleMissingProps = { message: string; onRetry?: () => void };

const title = 'Article Not Found';

/** Shown for a missing or unreadable article. */
export function ArticleMissing({ message, onRetry }: ArticleMissingProps) {
  return (
    <div className="page band">
      {onRetry && <ErrorTitle>{title}</ErrorTitle>}
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>Try Again</Button>}
            <BackLink href={routes.blog} className={buttonVariants({ variant: onRetry ? 'line' : 'dark' })}>
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
