import type { Metadata } from 'next';
import { ArticleEditor } from '@/components/article-editor/article-editor';
import { BackendArticles } from '@/components/article-editor/backend-articles';
import { PageHeader } from '@/components/staff/page-header';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'New article' };

export default async function NewArticlePage() {
  const member = await requirePageStaff();
  if (!ownsCatalog()) return <BackendArticles />;
  return (
    <>
      <PageHeader title="New article" />
      <ArticleEditor article={null} author={member.name} mayDelete={false} />
    </>
  );
}
