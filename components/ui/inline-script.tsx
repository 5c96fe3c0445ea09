/**
 * A script that runs where it is in the served document, and never on later navigations. Browsers first wait for the style
 * sheets and do not parse what follows, so it belongs at the end of what can be shown without it.
 * @param text a constant without any input
 */
export function InlineScript({ text }: { text: string }) {
  return (
    <span
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React warns of scripts as elements, which it would not run
      dangerouslySetInnerHTML={{ __html: `<script>${text}</script>` }}
    />
  );
}
