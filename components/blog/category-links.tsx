import { IntentLink } from '@/components/ui/intent-link';
import { type ArticleCategory, blogHref } from '@/lib/articles/blog-query';
import { articleCategories } from '@/lib/catalog/article-categories';

/** All and the six categories. Scrolls horizontally on phones, at first to the current one, without a script. */
export function CategoryLinks({ current }: { current: ArticleCategory | null }) {
  return (
    <nav aria-label="Article categories" className="border-y border-line print:hidden">
      <ul className="-mx-[20px] flex scroll-px-5 gap-x-8 overflow-x-auto px-5 [scrollbar-width:none] max-md:[scroll-snap-type:x_mandatory] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {[null, ...articleCategories].map((category) => (
          <li
            key={category ?? 'All'}
            className={`shrink-0 ${category && category === current ? 'max-md:animate-[aim_0.1s]' : ''}`}
          >
            <IntentLink
              pending="Loading blog posts..."
              href={blogHref({ category })}
              aria-current={category === current ? 'page' : undefined}
              className="-mx-4 inline-flex min-h-14 items-center px-4 text-sm transition-colors hover:text-gold-text aria-[current=page]:font-semibold aria-[current=page]:text-gold-text"
            >
              {category ?? 'All'}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
