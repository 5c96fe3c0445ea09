import { cn } from '@/components/ui/class-names';
import { articleAuthor } from '@/lib/articles/article-text';
import type { ArticleSummary } from '@/lib/catalog/types';
import { formatLongDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';

type ArticleMetaProps = {
  article: Pick<ArticleSummary, 'author' | 'published_at' | 'reading_time'>;
  views?: number | null;
  className?: string;
};

/** Author, reading time, and date and views where known. */
export function ArticleMeta({ article, views, className }: ArticleMetaProps) {
  return (
    <p
      className={cn(
        'figures flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-stone wrap-anywhere',
        className,
      )}
    >
      <span>{articleAuthor(article)}</span>
      {article.published_at && (
        <time dateTime={article.published_at}>{formatLongDate(article.published_at)}</time>
      )}
      <span>{article.reading_time} min read</span>
      {views ? <span>{views === 1 ? '1 view' : `${formatNumber(views)} views`}</span> : null}
    </p>
  );
}
