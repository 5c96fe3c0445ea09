'use client';

import { controlProps } from '@/components/staff/field-errors';
import { Input, Select } from '@/components/ui/control';
import { Field, Textarea } from '@/components/ui/field';
import { articleLimits } from '@/lib/articles/article-limits';
import type { DeskArticle } from '@/lib/articles/desk';
import { articleCategories } from '@/lib/catalog/article-categories';
import { maxSlugLength } from '@/lib/format/slug';

type Props = {
  /** Null for a new article. */
  article: DeskArticle | null;
  /** The article as last saved, whose address may have been made from the title. */
  saved: DeskArticle | null;
  /** Default author of a new article. */
  author: string;
  errors: Record<string, string>;
};

/** The fields beside an article: category, address, author, texts for search engines. */
export function ArticleDetails({ article, saved, author, errors }: Props) {
  return (
    <>
      <Field id="category" label="Category" error={errors.category}>
        <Select {...controlProps('category', errors)} defaultValue={article?.category ?? ''}>
          <option value="">General</option>
          {categories(article?.category).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="slug" label="Address, below /blog/" error={errors.slug}>
        <Input
          {...controlProps('slug', errors)}
          key={saved?.slug}
          defaultValue={saved?.slug}
          readOnly={Boolean(saved?.first_published_at)}
          maxLength={maxSlugLength}
          placeholder="Taken from the title"
        />
      </Field>
      <Field id="tags" label="Tags, separated by commas" error={errors.tags}>
        <Input
          {...controlProps('tags', errors)}
          defaultValue={article?.tags.join(', ')}
          maxLength={500}
          dir="auto"
        />
      </Field>
      <Field id="author" label="Author" error={errors.author}>
        <Input
          {...controlProps('author', errors)}
          defaultValue={article ? (article.author ?? '') : author}
          maxLength={articleLimits.author}
          dir="auto"
        />
      </Field>
      <Field id="author_bio" label="About the author" error={errors.author_bio}>
        <Textarea
          {...controlProps('author_bio', errors)}
          defaultValue={article?.author_bio ?? ''}
          maxLength={articleLimits.author_bio}
          dir="auto"
        />
      </Field>
      <Field id="meta_title" label="Title for search engines" error={errors.meta_title}>
        <Input
          {...controlProps('meta_title', errors)}
          defaultValue={article?.meta_title ?? ''}
          maxLength={articleLimits.meta_title}
          dir="auto"
        />
      </Field>
      <Field id="meta_description" label="Description for search engines" error={errors.meta_description}>
        <Textarea
          {...controlProps('meta_description', errors)}
          defaultValue={article?.meta_description ?? ''}
          maxLength={articleLimits.meta_description}
          dir="auto"
        />
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          name="is_featured"
          value="true"
          defaultChecked={article?.is_featured}
          className="size-5 accent-gold-text"
        />
        Featured on the blog
      </label>
    </>
  );
}

/** The site's categories, and the article's own when it is another one. */
function categories(own: string | null | undefined): string[] {
  return [...new Set([...articleCategories, ...(own ? [own] : [])])];
}
