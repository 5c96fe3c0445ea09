import { plainText } from '@/lib/format/plain-text';
import { textDirection } from '@/lib/format/text-direction';

/** Characters of markup in which the first letter is looked for. */
const directionLength = 2_000;

/** `html` is sanitised, see lib/articles/article-html. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      dir={textDirection(plainText(html.slice(0, directionLength)))}
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever given sanitised markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
