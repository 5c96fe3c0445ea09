import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { ArticleBody } from '@/components/blog/article-body';
import { ArticleEnd } from '@/components/blog/article-end';
import { ArticleHeader, articleCrumbs } from '@/components/blog/article-header';
import { articleMissingTitle } from '@/components/blog/article-missing';
import { ArticleNeighbours } from '@/components/blog/article-neighbours';
import { RelatedArticles } from '@/components/blog/related-articles';
import { TableOfContents } from '@/components/blog/table-of-contents';
import { ViewCounter } from '@/components/blog/view-counter';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { JsonLd } from '@/components/site/json-ld';
import { FarSections } from '@/components/ui/far-sections';
import { articleExcerpt } from '@/lib/articles/article-excerpt';
import { articleHtml } from '@/lib/articles/article-html';
import { articleAuthor, articleCategory, articleHref } from '@/lib/articles/article-text';
import { orNull } from '@/lib/catalog/catalog-error';
import { readArticle, readArticles } from '@/lib/catalog/reads/server';
import type { Article, ArticleSummary } from '@/lib/catalog/types';
import { isoTime } from '@/lib/format/date';
import { readRef } from '@/lib/http/server/references';
import { decodeSegment, routes } from '@/lib/routes';
import { articleData } from '@/lib/seo/article-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { articleSharePath } from '@/lib/seo/share-paths';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';
import ArticleNotFound from './not-found';

export const revalidate = 300;

/** No articles at build time; each is rendered on first request and cached. */
export function generateStaticParams() {
  return [];
}

const relatedShown = 3;

type ArticlePageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const article = await articleAt((await params).slug);
  if (!article) return { title: articleMissingTitle, robots: { index: false, follow: true } };
  return pageMetadata({
    title: article.meta_title || article.title,
    description: article.meta_description || articleExcerpt(article) || site.description,
    path: articleHref(article),
    image: articleSharePath(article),
    type: 'article',
    feed: routes.feed,
    publishedTime: isoTime(article.published_at),
    modifiedTime: isoTime(article.updated_at),
    authors: [articleAuthor(article)],
    section: articleCategory(article),
    tags: article.tags,
  });
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { slug } = await params;
  const article = await articleAt(slug);
  if (!article)
    return (
      <NotFoundBoundary>
        <ArticleNotFound />
      </NotFoundBoundary>
    );
  // Redirects an article opened by its id to its canonical URL.
  if (article.slug !== decodeSegment(slug)) permanentRedirect(articleHref(article));
  const { html, headings } = articleHtml(article.content ?? '');
  const related = await relatedTo(article);
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className="page">
          <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-sand lg:aspect-2/1">
            <PropertyPicture
              src={article.cover_image}
              alt=""
              fill
              priority
              quality={60}
              sizes="(min-width: 1280px) 1200px, (min-width: 768px) 100vw, 70vw"
              className="object-cover"
            />
          </div>
          <FarSections />
          <div className="mx-auto max-w-200 pt-10 pb-16 print:max-w-none lg:pt-16 lg:pb-24 xl:grid xl:max-w-none xl:grid-cols-[1fr_42.5rem_1fr] xl:gap-10">
            <div className="mb-10 print:hidden xl:mb-0">
              <div className="sticky top-[calc(var(--sticky-top)+2rem)]">
                <TableOfContents headings={headings} />
              </div>
            </div>
            <div>
              <ArticleBody html={html} />
              <ArticleEnd article={article} />
            </div>
          </div>
        </div>
      </article>
      <ArticleNeighbours article={article} />
      <RelatedArticles articles={related} />
      <ViewCounter slug={article.slug} />
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbData(articleCrumbs(article), articleHref(article))} />
    </>
  );
}

async function articleAt(segment: string): Promise<Article | null> {
  const ref = readRef(decodeSegment(segment));
  return ref === null ? null : readArticle(ref);
}

/** Three related articles: same category first, then the latest. Failures are ignored. */
async function relatedTo(article: Article): Promise<ArticleSummary[]> {
  const latest = (category: string | null) =>
    readArticles({ category, search: null, page: 1, page_size: relatedShown * 2 });
  const pages = await orNull(Promise.all([latest(article.category), latest(null)]));
  const articles = (pages ?? []).flatMap(({ results }) => results);
  const others = new Map(articles.map((other) => [other.id, other]));
  others.delete(article.id);
  return [...others.values()].slice(0, relatedShown);
}
