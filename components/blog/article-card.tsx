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
    <article className="article-card">
      <div className="article-card-picture">
        <PropertyPicture
          src={article.cover_image}
          alt=""
          fill
          sizes={sizes[size]}
          range="card"
          quality={60}
          priority={priority}
        />
      </div>
      <p className="label mt-5">{articleCategory(article)}</p>
      <Heading className={cn('display-sm mt-3', size === 'half' && 'lg:text-[2.25rem]')}>
        <IntentLink pending="Loading article..." href={articleHref(article)} className="article-card-link">
          {article.title}
        </IntentLink>
      </Heading>
      {excerpt && <p className="mt-3 line-clamp-3 text-[0.9375rem] text-stone">{excerpt}</p>}
      <ArticleMeta article={article} className="mt-4" />
    </article>
  );
}
