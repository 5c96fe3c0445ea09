import type { Metadata } from 'next';
import { respondUnavailable } from '@/app/(site)/cached/cache-briefly';
import { type SearchParams, toSearchParams } from '@/app/search-params';
import { ArticleCard } from '@/components/blog/article-card';
import { ArticleFeed } from '@/components/blog/article-feed';
import { ArticlesFailed, NoArticles } from '@/components/blog/blog-states';
import { CategoryLinks } from '@/components/blog/category-links';
import { LeadArticle } from '@/components/blog/lead-article';
import { FirstScreenEnd } from '@/components/ui/inline-script';
import { articlesPerPage, type BlogQuery, blogHref, parseBlogQuery } from '@/lib/articles/blog-query';
import { orNull } from '@/lib/catalog/catalog-error';
import { readArticles } from '@/lib/catalog/reads/server';
import type { ArticleSummary } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

type BlogPageProps = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: BlogPageProps): Promise<Metadata> {
  const query = await queryOf(searchParams);
  const { category } = query;
  const list = await orNull(readList({ ...query, page: 1 }));
  return pageMetadata({
    title: category ? `${category}: Luxury Real Estate Insights` : 'Luxury Real Estate Insights',
    description: `${category ?? 'Markets, investment, design and life'} in Dubai real estate: articles by the advisors of ${site.name}.`,
    // Each page repeats the previous ones, so only the first is indexed.
    path: blogHref({ category }),
    // Empty categories are not indexed.
    index: category === null || list?.articles.length !== 0,
    feed: routes.feed,
  });
}

export default async function BlogPage({ searchParams }: BlogPageProps) {
  const query = await queryOf(searchParams);
  const list = await orNull(readList(query));
  if (!list) await respondUnavailable();
  return (
    <div className="page pt-12 pb-20 lg:pt-21 lg:pb-28">
      <p className="label">Blog</p>
      <h1 className="display-xl mt-4 mb-8 lg:mb-11">Luxury Real Estate Insights</h1>
      <CategoryLinks current={query.category} />
      <section
        aria-label={query.category ? `Articles: ${query.category}` : 'Articles'}
        // The empty state's border overlaps that of the categories.
        className={list?.articles.length ? 'mt-8 lg:mt-14' : '-mt-px'}
      >
        {list === null && <ArticlesFailed query={query} />}
        {list?.articles.length === 0 && <NoArticles query={query} />}
        {list && list.articles.length > 0 && <Articles query={query} list={list} />}
      </section>
    </div>
  );
}

type ArticleList = { articles: ArticleSummary[]; shown: number; last: number };

/** The full list starts with a large article and a pair; a category is an even grid. */
function Articles({ query, list }: { query: BlogQuery; list: ArticleList }) {
  const lead = query.category === null ? list.articles[0] : undefined;
  const rest = lead ? list.articles.slice(1) : list.articles;
  return (
    <>
      {lead && (
        <div className="mb-14 lg:mb-20">
          <LeadArticle article={lead} />
          <FirstScreenEnd />
        </div>
      )}
      <ArticleFeed key={query.category} category={query.category} shown={list.shown} last={list.last}>
        {rest.map((article, index) => {
          const size = lead && index < 2 ? 'half' : 'third';
          return (
            <li key={article.id} data-size={size}>
              <ArticleCard article={article} size={size} priority={!lead && index === 0} />
            </li>
          );
        })}
      </ArticleFeed>
    </>
  );
}

async function queryOf(searchParams: SearchParams): Promise<BlogQuery> {
  return parseBlogQuery(toSearchParams(await searchParams));
}

/** Articles up to and including the requested page. */
async function readList({ category, page }: BlogQuery): Promise<ArticleList> {
  const read = (number: number) =>
    readArticles({ category, search: null, page: number, page_size: articlesPerPage });
  const first = await read(1);
  const last = Math.max(1, Math.ceil(first.count / articlesPerPage));
  const shown = Math.min(page, last);
  const others = await Promise.all(Array.from({ length: shown - 1 }, (_, index) => read(index + 2)));
  return { articles: [first, ...others].flatMap((part) => part.results), shown, last };
}
