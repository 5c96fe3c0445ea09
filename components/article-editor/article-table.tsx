import { Link } from '@/components/staff/link';
import { articleCategory } from '@/lib/articles/article-text';
import type { DeskArticleSummary } from '@/lib/articles/desk';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { ArticleState } from './article-state';

export function ArticleTable({ articles }: { articles: DeskArticleSummary[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {articles.map((article) => (
        <li key={article.id}>
          <Link
            href={staffRoutes.article(article.id)}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4 hover:bg-sand/50"
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">
                <bdi>{article.title}</bdi>
              </span>
              <ArticleState status={article.status} />
            </span>
            <span className="text-sm text-stone">
              {articleCategory(article)}, changed {formatDateTime(article.updated_at)}
              {article.updated_by && ` by ${article.updated_by}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
