import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import type { Article } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';

type Neighbours = Pick<Article, 'previous_article' | 'next_article'>;

export function ArticleNeighbours({ article }: { article: Neighbours }) {
  const { previous_article: previous, next_article: next } = article;
  if (!previous && !next) return null;
  const link =
    'group flex min-h-11 flex-col gap-3 py-7 transition-colors hover:text-gold-text md:py-10 [&_svg]:size-4 [&_svg]:stroke-[1.5] rtl:[&_svg]:-scale-x-100';
  return (
    <nav aria-label="More articles" className="border-y border-line wrap-anywhere print:hidden">
      <div className="page grid md:grid-cols-2">
        {previous && (
          <IntentLink
            pending="Loading article..."
            href={routes.article(previous.slug)}
            rel="prev"
            className={`${link} md:pe-10`}
          >
            <span className="label flex items-center gap-2.5">
              <Icon name="arrow-left" />
              Previous Article
            </span>
            <span className="display-sm text-balance">
              <bdi>{previous.title}</bdi>
            </span>
          </IntentLink>
        )}
        {next && (
          <IntentLink
            pending="Loading article..."
            href={routes.article(next.slug)}
            rel="next"
            className={`${link} border-line max-md:not-first:border-t md:col-start-2 md:items-end md:border-s md:ps-10 md:text-end`}
          >
            <span className="label flex items-center gap-2.5">
              Next Article
              <Icon name="arrow-right" />
            </span>
            <span className="display-sm text-balance">
              <bdi>{next.title}</bdi>
            </span>
          </IntentLink>
        )}
      </div>
    </nav>
  );
}
