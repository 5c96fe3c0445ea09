import { unbrokenPrices } from '@/lib/format/number';
import { textStart } from '@/lib/format/plain-text';
import { markLines, textAttributes } from '@/lib/format/text-direction';

/** `html` is sanitised, see lib/articles/article-html. */
export function ArticleBody({ html }: { html: string }) {
  const attributes = textAttributes(textStart(html));
  const text = unbrokenPrices(html);
  return (
    <div
      {...attributes}
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever given sanitised markup
      dangerouslySetInnerHTML={{ __html: attributes ? markLines(text) : text }}
    />
  );
}
