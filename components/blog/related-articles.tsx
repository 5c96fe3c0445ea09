import type { ArticleSummary } from '@/lib/catalog/types';
import { ArticleCard } from './article-card';

export function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="far-section band print:hidden">
      <div className="page">
        <h2 className="display-md">Related articles</h2>
        <ul className="mt-10 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {articles.map((article, index) => (
            <li key={article.id} className={index === 2 ? 'md:max-lg:hidden' : undefined}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
