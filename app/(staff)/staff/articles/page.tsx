import { FileText } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/app/search-params';
import { articleStateLabels } from '@/components/article-editor/article-state';
import { ArticleTable } from '@/components/article-editor/article-table';
import { BackendArticles } from '@/components/article-editor/backend-articles';
import { Link } from '@/components/staff/link';
import { ListResults } from '@/components/staff/list-results';
import { PageHeader } from '@/components/staff/page-header';
import { SearchFilters } from '@/components/staff/search-filters';
import { Button } from '@/components/ui/button';
import { listDeskArticles, readDeskArticleQuery } from '@/lib/articles/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { staffRoutes } from '@/lib/staff-routes';
import { readList } from '../read-list';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Articles' };

export default async function ArticlesPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff();
  if (!ownsCatalog()) return <BackendArticles />;
  const list = await readList(staffRoutes.articles, searchParams, readDeskArticleQuery, listDeskArticles);
  return (
    <>
      <PageHeader title="Articles">
        <Button asChild size="md">
          <Link href={staffRoutes.newArticle}>New article</Link>
        </Button>
      </PageHeader>
      <SearchFilters
        action={staffRoutes.articles}
        search={list.query.search}
        choice={{ name: 'status', label: 'Status', value: list.query.status, options: articleStateLabels }}
      />
      <ListResults icon={FileText} entry="article" entries="articles" empty="No articles yet." {...list}>
        <ArticleTable articles={list.found.results} />
      </ListResults>
    </>
  );
}
