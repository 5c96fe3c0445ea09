import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleEditor } from '@/components/article-editor/article-editor';
import { ArticleState } from '@/components/article-editor/article-state';
import { BackLink } from '@/components/staff/back-link';
import { PageHeader } from '@/components/staff/page-header';
import { getDeskArticle } from '@/lib/articles/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { readId } from '@/lib/http/server/references';
import { hasRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../require-page-staff';

export const metadata: Metadata = { title: 'Edit article' };

type Props = { params: Promise<{ id: string }> };

export default async function EditArticlePage({ params }: Props) {
  const member = await requirePageStaff();
  const { id } = await params;
  const article = ownsCatalog() && readId(id) ? await getDeskArticle(id) : null;
  if (!article) notFound();
  return (
    <>
      <BackLink href={staffRoutes.articles}>All articles</BackLink>
      <PageHeader title={article.title}>
        <ArticleState status={article.status} />
      </PageHeader>
      <ArticleEditor
        key={article.id}
        article={article}
        author={member.name}
        mayDelete={hasRole(member.role, 'admin')}
      />
    </>
  );
}
