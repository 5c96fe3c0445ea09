import { textStart } from '@/lib/format/plain-text';
import { markLines, textAttributes } from '@/lib/format/text-direction';

/** `html` is sanitised, see lib/articles/article-html. */
export function ArticleBody({ html }: { html: string }) {
  const attributes = textAttributes(textStart(html));
  return (
    <div
      {...attributes}
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever given sanitised markup
      dangerouslySetInnerHTML={{ __html: attributes ? markLines(html) : html }}
    />
  );
}
