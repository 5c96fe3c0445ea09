import shapes from './icon-shapes.json';

const symbols = Object.entries(shapes).map(
  ([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
);

/** What every `Icon` of a document refers to. In the document itself, so that icons appear with its first paint. */
export function IconSymbols() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's drawings
    <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols.join('') }} />
  );
}
