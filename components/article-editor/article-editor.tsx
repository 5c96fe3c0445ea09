'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { HtmlField } from '@/components/rich-text/html-field';
import { controlProps } from '@/components/staff/field-errors';
import { PictureField } from '@/components/staff/picture-field';
import { Input } from '@/components/ui/control';
import { Field, Textarea } from '@/components/ui/field';
import { articleLimits } from '@/lib/articles/article-limits';
import type { DeskArticle } from '@/lib/articles/desk';
import { fieldOf } from '@/lib/typed-keys';
import { ArticleActions } from './article-actions';
import { ArticleDetails } from './article-details';
import { useArticleForm } from './use-article-form';

const ArticleText = dynamic(() => import('./article-text').then((module) => module.ArticleText), {
  ssr: false,
});

type Props = { article: DeskArticle | null; author: string; mayDelete: boolean };

export function ArticleEditor({ article, author, mayDelete }: Props) {
  const [cover, setCover] = useState(article?.cover_image ?? '');
  const editor = useArticleForm(article);
  const { noteChange } = editor;
  const errors = editor.problem?.errors ?? {};
  return (
    <form
      method="post"
      ref={editor.form}
      onSubmit={editor.onSubmit}
      onChange={({ target }) => noteChange(String(fieldOf(target, 'name')))}
      noValidate
      inert={editor.isOpening}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Field id="title" label="Title" required error={errors.title}>
          <Input
            {...controlProps('title', errors)}
            defaultValue={article?.title}
            maxLength={articleLimits.title}
            dir="auto"
          />
        </Field>
        <HtmlField
          name="content"
          label="Text"
          defaultValue={article?.content ?? ''}
          error={errors.content}
          visual={ArticleText}
          className="h-[min(40rem,75dvh)] min-h-96"
        />
        <Field id="excerpt" label="Summary" error={errors.excerpt}>
          <Textarea
            {...controlProps('excerpt', errors)}
            defaultValue={article?.excerpt ?? ''}
            maxLength={articleLimits.excerpt}
            dir="auto"
          />
        </Field>
        <ArticleActions editor={editor} mayDelete={mayDelete} />
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
        <ArticleDetails article={article} saved={editor.saved} author={author} errors={errors} />
      </div>
    </form>
  );
}
