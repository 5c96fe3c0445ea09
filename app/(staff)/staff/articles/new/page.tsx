import type { Metadata } from 'next';
import { ArticleEditor } from '@/components/article-editor/article-editor';
import { BackendArticles } from '@/components/article-editor/backend-articles';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'New article' };

export default async function NewArticlePage() {
  const member = await requirePageStaff();
  if (!ownsCatalog()) return <BackendArticles />;
  return (
    <>
      <BackLink href={staffRoutes.articles}>All articles</BackLink>
      <PageHeader title="New article" />
      <ArticleEditor article={null} author={member.name} mayDelete={false} />
    </>
  );
}
