import type { ComponentProps } from 'react';
import type { VisualEditor } from '@/components/rich-text/html-field';
import { RichText } from '@/components/rich-text/rich-text';
import { articleExtensions } from './article-extensions';
import { PictureDialog } from './picture-dialog';

export function ArticleText(props: ComponentProps<VisualEditor>) {
  return (
    <RichText
      {...props}
      extensions={articleExtensions}
      className="article-body"
      moreTools={(editor) => <PictureDialog editor={editor} />}
    />
  );
}
