import { Tag } from '@/components/ui/tag';
import { articleAuthor } from '@/lib/articles/article-text';
import type { Article } from '@/lib/catalog/types';
import { textAttributes } from '@/lib/format/text-direction';
import { site } from '@/lib/site';

/** Tags and author biography; renders nothing without either. */
export function ArticleEnd({ article }: { article: Article }) {
  const bio = article.author_bio ?? (article.author && `${article.author} writes for the ${site.name} blog.`);
  if (!bio && article.tags.length === 0) return null;
  return (
    <footer className="mt-14 lg:mt-18">
      {article.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {article.tags.map((tag) => (
            <li key={tag}>
              <Tag surface="sand">{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {bio && (
        <section className="mt-10 border-y border-line py-8">
          <h2 className="display-sm">About {articleAuthor(article)}</h2>
          <p {...textAttributes(bio)} className="mt-3 max-w-[62ch] text-body rtl:max-w-none">
            {bio}
          </p>
        </section>
      )}
    </footer>
  );
}
