/** Longer words with hyphens may break, so that they fit on the narrowest phones. */
const longestKept = 12;

/** Keeps words such as "off-plan" on one line in large headings: browsers break lines after a hyphen. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u).map((part, index) =>
    // Every second part is a word with hyphens.
    index % 2 === 1 && part.length <= longestKept ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
