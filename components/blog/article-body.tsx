import { textStart } from '@/lib/format/plain-text';
import { textAttributes } from '@/lib/format/text-direction';

/** `html` is sanitised, see lib/articles/article-html. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      {...textAttributes(textStart(html))}
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever given sanitised markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
