'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { FormMessage } from '@/components/staff/form-message';
import { PictureField } from '@/components/staff/picture-field';
import { ConfirmDialog } from '@/components/staff/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Input, Select } from '@/components/ui/control';
import { errorProps, Field, Textarea } from '@/components/ui/field';
import { onPlainClick } from '@/components/ui/plain-click';
import type { DeskArticle } from '@/lib/articles/desk';
import { articleCategories } from '@/lib/catalog/article-categories';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import { fieldOf } from '@/lib/typed-keys';
import { type SaveProblem, useArticleForm } from './use-article-form';

const RichText = dynamic(() => import('./rich-text').then((module) => module.RichText), { ssr: false });

type Props = { article: DeskArticle | null; author: string; mayDelete: boolean };

export function ArticleEditor({ article, author, mayDelete }: Props) {
  const [content, setContent] = useState(article?.content ?? '');
  const [cover, setCover] = useState(article?.cover_image ?? '');
  const [asHtml, setAsHtml] = useState(false);
  const [hasUnknownMarkup, setHasUnknownMarkup] = useState(false);
  const editor = useArticleForm(article, { content, cover_image: cover });
  const { known, problem, isSaving, noteChange } = editor;
  const errors = problem?.errors ?? {};
  const isPublished = known?.status === 'published';
  const change = (html: string) => {
    setContent(html);
    noteChange('content');
  };
  const field = (name: string) => ({
    id: name,
    name,
    ...errorProps(name, errors[name]),
  });
  return (
    <form
      method="post"
      ref={editor.form}
      onSubmit={editor.onSubmit}
      onChange={({ target }) => noteChange(String(fieldOf(target, 'name')))}
      noValidate
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Field id="title" label="Title" required error={errors.title}>
          <Input {...field('title')} defaultValue={article?.title} maxLength={200} dir="auto" />
        </Field>
        <div>
          <div className="mb-2 flex items-end justify-between gap-4">
            <p id="content-label" className="text-[0.8125rem] font-semibold">
              Text
            </p>
            {!hasUnknownMarkup && (
              <Button variant="plain" size="text" onClick={() => setAsHtml(!asHtml)}>
                {asHtml ? 'Edit visually' : 'Edit as HTML'}
              </Button>
            )}
          </div>
          {hasUnknownMarkup && (
            <p className="mb-2 text-sm text-stone">
              This text has markup that the visual editor does not know. It is edited as HTML, so that nothing
              is lost.
            </p>
          )}
          {asHtml || hasUnknownMarkup ? (
            <Textarea
              aria-labelledby="content-label"
              value={content}
              onChange={(event) => change(event.target.value)}
              rows={20}
              dir="auto"
              spellCheck={false}
              className="min-h-96 font-mono text-sm"
            />
          ) : (
            // A fixed height avoids a layout shift when the text loads.
            <div className="h-[min(40rem,75dvh)] min-h-96 resize-y overflow-hidden rounded-sm border border-field bg-white focus-within:border-ink">
              <RichText
                content={content}
                labelId="content-label"
                onChange={change}
                onUnknownMarkup={() => setHasUnknownMarkup(true)}
              />
            </div>
          )}
          {errors.content && (
            <p className="mt-2 text-[0.8125rem] font-medium text-danger">{errors.content}</p>
          )}
        </div>
        <Field id="excerpt" label="Summary" error={errors.excerpt}>
          <Textarea {...field('excerpt')} defaultValue={article?.excerpt ?? ''} maxLength={500} dir="auto" />
        </Field>
        <Problem problem={problem} id={known?.id} onSaveAnyway={editor.saveAnyway} />
        <div className="flex flex-wrap gap-3">
          <ActionButton
            type="submit"
            name="status"
            value={isPublished ? 'published' : 'draft'}
            isBusy={isSaving}
          >
            {isPublished ? 'Save changes' : 'Save draft'}
          </ActionButton>
          <ActionButton
            type="submit"
            name="status"
            value={isPublished ? 'draft' : 'published'}
            variant={isPublished ? 'line' : 'gold'}
            isBusy={isSaving}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </ActionButton>
          {known && (
            <Button asChild variant="line">
              {isPublished ? (
                <Link href={staffRoutes.articlePreview(known.id)}>Preview</Link>
              ) : (
                <Link
                  href={staffRoutes.articlePreview(known.id)}
                  data-saves=""
                  onClick={onPlainClick(editor.preview)}
                >
                  Preview
                </Link>
              )}
            </Button>
          )}
          {isPublished && (
            <Button asChild variant="line">
              <a href={routes.article(known.slug)}>On the site</a>
            </Button>
          )}
          {known && mayDelete && (
            <ConfirmDialog
              trigger={<Button variant="line">Delete</Button>}
              title="Delete this article?"
              action="Delete article"
              onConfirm={editor.remove}
            >
              This removes it from the site and from the desk. To remove it from the site only, unpublish it.
            </ConfirmDialog>
          )}
        </div>
        <p className="min-h-6 text-sm text-stone">
          {editor.isChanged ? 'Not saved yet.' : known ? `Version ${known.version}, saved.` : null}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <PictureField
          name="cover_image"
          what="cover"
          address={cover}
          error={errors.cover_image}
          onChange={(address) => {
            setCover(address);
            noteChange('cover_image');
          }}
        />
        <Field id="category" label="Category" error={errors.category}>
          <Select {...field('category')} defaultValue={article?.category ?? ''}>
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
            {...field('slug')}
            key={known?.slug}
            defaultValue={known?.slug}
            readOnly={Boolean(known?.first_published_at)}
            maxLength={80}
            placeholder="Taken from the title"
          />
        </Field>
        <Field id="tags" label="Tags, separated by commas" error={errors.tags}>
          <Input {...field('tags')} defaultValue={article?.tags.join(', ')} maxLength={500} />
        </Field>
        <Field id="author" label="Author" error={errors.author}>
          <Input
            {...field('author')}
            defaultValue={article ? (article.author ?? '') : author}
            maxLength={100}
          />
        </Field>
        <Field id="author_bio" label="About the author" error={errors.author_bio}>
          <Textarea {...field('author_bio')} defaultValue={article?.author_bio ?? ''} maxLength={600} />
        </Field>
        <Field id="meta_title" label="Title for search engines" error={errors.meta_title}>
          <Input {...field('meta_title')} defaultValue={article?.meta_title ?? ''} maxLength={120} />
        </Field>
        <Field id="meta_description" label="Description for search engines" error={errors.meta_description}>
          <Textarea
            {...field('meta_description')}
            defaultValue={article?.meta_description ?? ''}
            maxLength={300}
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
      </div>
    </form>
  );
}

/** The site's categories, and the article's own when it is another one. */
function categories(own: string | null | undefined): string[] {
  return [...new Set([...articleCategories, ...(own ? [own] : [])])];
}

type ProblemProps = { problem: SaveProblem | null; id?: number; onSaveAnyway: () => void };

function Problem({ problem, id, onSaveAnyway }: ProblemProps) {
  return (
    <div>
      <FormMessage message={problem?.message ?? null} />
      {problem?.kind === 'conflict' && id && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button asChild variant="line" size="md">
            <a href={staffRoutes.article(id)} target="_blank" rel="noreferrer">
              See the other version
            </a>
          </Button>
          <Button variant="line" size="md" onClick={onSaveAnyway}>
            Save mine instead
          </Button>
        </div>
      )}
      {problem?.kind === 'signed-out' && (
        <Button asChild variant="line" size="md" className="mt-3">
          <a href={staffRoutes.login} target="_blank" rel="noreferrer">
            Sign in in another tab, then save again
          </a>
        </Button>
      )}
    </div>
  );
}
