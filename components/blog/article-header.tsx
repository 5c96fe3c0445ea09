import { Breadcrumb } from '@/components/site/breadcrumb';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { WholeWords } from '@/components/ui/whole-words';
import { articleCategory, articleHref } from '@/lib/articles/article-text';
import { blogHref, parseBlogQuery } from '@/lib/articles/blog-query';
import type { Article } from '@/lib/catalog/types';
import { textAttributes } from '@/lib/format/text-direction';
import { routes } from '@/lib/routes';
import { ArticleMeta } from './article-meta';
import { BackLink } from './back-link';
import { ShareArticle } from './share-article';

export function articleCrumbs(article: Article) {
  return [
    { label: 'Home', href: routes.home },
    { label: 'Blog', href: routes.blog },
    { label: article.title },
  ];
}

export function ArticleHeader({ article }: { article: Article }) {
  const { category } = parseBlogQuery(new URLSearchParams({ category: article.category ?? '' }));
  return (
    <header className="page">
      <Breadcrumb items={articleCrumbs(article)} />
      <div className="mx-auto max-w-200 pt-6 pb-10 print:max-w-none lg:pt-14 lg:pb-14 xl:ms-[calc((100%-42.5rem)/2)] xl:me-0">
        {category ? (
          <IntentLink
            href={blogHref({ category })}
            className="label inline-flex min-h-6 items-center hover:underline"
          >
            {category}
          </IntentLink>
        ) : (
          <p className="label">{articleCategory(article)}</p>
        )}
        <h1 {...textAttributes(article.title)} className="display-lg mt-4 rtl:xl:max-w-170">
          <WholeWords text={article.title} />
        </h1>
        {article.excerpt && (
          <p
            {...textAttributes(article.excerpt)}
            className="mt-6 max-w-[60ch] text-[1.1875rem] leading-relaxed text-stone wrap-anywhere rtl:max-w-none rtl:xl:max-w-170"
          >
            {article.excerpt}
          </p>
        )}
        <div className="arrive-whole mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 xl:max-w-170">
          <ArticleMeta article={article} views={article.views} />
          <div className="flex gap-2.5 print:hidden">
            <BackLink href={routes.blog} className={buttonVariants({ variant: 'soft', size: 'md' })}>
              <Icon name="arrow-left" className="rtl:-scale-x-100" />
              Back
            </BackLink>
            <ShareArticle title={article.title} path={articleHref(article)} />
          </div>
        </div>
      </div>
    </header>
  );
}
