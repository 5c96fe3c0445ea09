/**
 * A script that runs where it is in the served document, and never on later navigations. Browsers wait for the style
 * sheets before they run it and read on.
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

/**
 * Put it after the first screen: browsers stop reading here until the style sheets arrive, and then paint what precedes
 * it before they lay out the rest.
 */
export function FirstScreenEnd() {
  return <InlineScript text="0" />;
}
