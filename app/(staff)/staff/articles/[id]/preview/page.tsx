import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleState } from '@/components/article-editor/article-state';
import { ArticleBody } from '@/components/blog/article-body';
import { ArticleEnd } from '@/components/blog/article-end';
import { ArticleMeta } from '@/components/blog/article-meta';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { Link } from '@/components/staff/link';
import { WholeWords } from '@/components/ui/whole-words';
import { articleHtml } from '@/lib/articles/article-html';
import { articleCategory } from '@/lib/articles/article-text';
import { getDeskArticle } from '@/lib/articles/desk';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { readId } from '@/lib/http/server/references';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../../../require-page-staff';

export const metadata: Metadata = { title: 'Preview' };

type Props = { params: Promise<{ id: string }> };

/** The saved version of an article as visitors will see it. */
export default async function ArticlePreviewPage({ params }: Props) {
  await requirePageStaff();
  const { id } = await params;
  const article = ownsCatalog() && readId(id) ? await getDeskArticle(id) : null;
  if (!article) notFound();
  const { html } = articleHtml(article.content);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-6">
        <p className="text-sm text-stone">Preview of the saved version. Only staff can see it.</p>
        <div className="flex items-center gap-4">
          <ArticleState status={article.status} />
          <Link
            href={staffRoutes.article(article.id)}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Edit
          </Link>
        </div>
      </div>
      <article className="mx-auto max-w-200 pt-10">
        <p className="label">{articleCategory(article)}</p>
        <h1 dir="auto" className="display-lg mt-4 break-words">
          <WholeWords text={article.title} />
        </h1>
        {article.excerpt && (
          <p dir="auto" className="mt-6 text-[1.1875rem] leading-relaxed text-stone">
            {article.excerpt}
          </p>
        )}
        <ArticleMeta article={article} className="mt-6" />
        <div className="relative my-10 aspect-3/2 overflow-hidden rounded-sm bg-sand">
          <PropertyPicture
            src={article.cover_image}
            alt=""
            fill
            sizes="(min-width: 800px) 800px, 100vw"
            className="object-cover"
          />
        </div>
        <ArticleBody html={html} />
        <ArticleEnd article={{ ...article, views: null, previous_article: null, next_article: null }} />
      </article>
    </>
  );
}
