import { PropertyPicture } from '@/components/catalog/property-picture';
import { IntentLink } from '@/components/ui/intent-link';
import { articleCategory, articleHref } from '@/lib/articles/article-text';
import type { ArticleSummary } from '@/lib/catalog/types';
import { textAttributes } from '@/lib/format/text-direction';
import { ArticleMeta } from './article-meta';

/** The latest article, shown large. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  const { excerpt } = article;
  return (
    <article className="group relative grid gap-6 wrap-anywhere md:gap-8 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-14">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-sand md:aspect-2/1 lg:aspect-8/5">
        <PropertyPicture
          src={article.cover_image}
          alt=""
          fill
          priority
          quality={60}
          sizes="(min-width: 1280px) 680px, (min-width: 1024px) 54vw, (min-width: 768px) 100vw, 70vw"
          className="object-cover transition-transform duration-600 ease-out group-hover:scale-[1.02]"
        />
      </div>
      <div className="arrive-whole">
        <p className="label">{articleCategory(article)}</p>
        <h2 className="display-md mt-4 [unicode-bidi:plaintext]">
          <IntentLink
            pending="Loading article..."
            href={articleHref(article)}
            className="underline-offset-6 after:absolute after:inset-0 group-hover:underline group-hover:decoration-gold group-hover:decoration-1"
          >
            {article.title}
          </IntentLink>
        </h2>
        {excerpt && (
          <p
            {...textAttributes(excerpt)}
            className="mt-5 line-clamp-6 max-w-[56ch] text-[1.0625rem] text-stone rtl:max-w-none"
          >
            {excerpt}
          </p>
        )}
        <ArticleMeta article={article} className="mt-5" />
      </div>
    </article>
  );
}
