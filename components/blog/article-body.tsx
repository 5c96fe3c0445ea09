/** `html` is sanitised, see lib/articles/article-html. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever given sanitised markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
