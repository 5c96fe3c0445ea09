import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { type BlogQuery, categorySlug } from '@/lib/articles/blog-query';
import { routes } from '@/lib/routes';

/** The catalogue failed. Retry reloads the page, also without JavaScript. */
export function ArticlesFailed({ query }: { query: BlogQuery }) {
  return (
    <EmptyState
      title="Failed to Load Blog Posts"
      actions={
        <form action={routes.blog}>
          {query.category && <input type="hidden" name="category" value={categorySlug(query.category)} />}
          {query.page > 1 && <input type="hidden" name="page" value={query.page} />}
          <Button type="submit">Try Again</Button>
        </form>
      }
    >
      Our blog is unavailable right now. Please try again shortly.
    </EmptyState>
  );
}

export function NoArticles({ query }: { query: BlogQuery }) {
  return (
    <EmptyState
      title="No Articles Found"
      actions={
        query.category && (
          <Button asChild variant="line">
            <IntentLink href={routes.blog}>View All Articles</IntentLink>
          </Button>
        )
      }
    >
      {query.category
        ? `We haven’t published anything in ${query.category} yet.`
        : 'We haven’t published anything yet.'}
    </EmptyState>
  );
}
