import { PropertyPicture } from '@/components/catalog/property-picture';
import { cn } from '@/components/ui/class-names';
import { IntentLink } from '@/components/ui/intent-link';
import { articleCategory, articleHref } from '@/lib/articles/article-text';
import type { ArticleSummary } from '@/lib/catalog/types';
import { ArticleMeta } from './article-meta';

type ArticleCardProps = {
  article: ArticleSummary;
  headingLevel?: 'h2' | 'h3';
  /** `third` or `half` of a row on large screens. */
  size?: 'third' | 'half';
  priority?: boolean;
};

const sizes = {
  third: '(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 70vw',
  half: '(min-width: 1280px) 588px, (min-width: 768px) 47vw, 70vw',
};

/** The title is the link; its area covers the card. */
export function ArticleCard({
  article,
  headingLevel: Heading = 'h2',
  size = 'third',
  priority = false,
}: ArticleCardProps) {
  const { excerpt } = article;
  return (
    <article className="group relative flex h-full flex-col wrap-anywhere">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-sand">
        <PropertyPicture
          src={article.cover_image}
          alt=""
          fill
          sizes={sizes[size]}
          range="card"
          quality={60}
          priority={priority}
          className="object-cover transition-transform duration-600 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <p className="label mt-5">{articleCategory(article)}</p>
      <Heading className={cn('display-sm mt-3', size === 'half' && 'lg:text-[2.25rem]')}>
        <IntentLink
          pending="Loading article..."
          href={articleHref(article)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-gold group-hover:decoration-1"
        >
          {article.title}
        </IntentLink>
      </Heading>
      {excerpt && <p className="mt-3 line-clamp-3 text-[0.9375rem] text-stone">{excerpt}</p>}
      <ArticleMeta article={article} className="mt-4" />
    </article>
  );
}
