import { FileText } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { ArticleFilters } from '@/components/article-editor/article-filters';
import { ArticleTable } from '@/components/article-editor/article-table';
import { BackendArticles } from '@/components/article-editor/backend-articles';
import { InboxPages } from '@/components/desk/inbox-pages';
import { PageHeader } from '@/components/staff/page-header';
import { Button } from '@/components/ui/button';
import { listDeskArticles, ownsArticles } from '@/lib/articles/desk';
import { readDeskArticleQuery } from '@/lib/articles/desk-article-query';
import { routes } from '@/lib/routes';
import { requirePageStaff } from '../require-page-staff';
import { type SearchParams, toSearchParams } from '../search-params';

export const metadata: Metadata = { title: 'Articles' };

export default async function ArticlesPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff();
  if (!ownsArticles()) return <BackendArticles />;
  const params = toSearchParams(await searchParams);
  const query = readDeskArticleQuery(params);
  const { count, results } = await listDeskArticles(query);
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `${routes.staffArticles}?${next}`;
  };
  return (
    <>
      <PageHeader title="Articles">
        <Button asChild size="md">
          <Link href={routes.staffNewArticle}>New article</Link>
        </Button>
      </PageHeader>
      <ArticleFilters query={query} />
      {results.length > 0 ? (
        <>
          <p className="mt-8 text-sm text-stone">{count === 1 ? 'One article' : `${count} articles`}</p>
          <ArticleTable articles={results} />
          <InboxPages page={query.page} pageCount={Math.ceil(count / query.pageSize)} hrefOf={hrefOf} />
        </>
      ) : (
        <div className="mt-16 grid justify-items-center gap-4 text-center text-stone">
          <FileText aria-hidden size={40} strokeWidth={1} />
          <p>{query.search || query.status ? 'No article matches these filters.' : 'No articles yet.'}</p>
        </div>
      )}
    </>
  );
}
