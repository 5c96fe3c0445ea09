/** Longer words with hyphens may break, so that they fit on the narrowest phones. */
const longestKept = 12;

/** In titles, breaks no line after the hyphen of a word such as "off-plan" nor before a dash. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S{1,10} [-–—|](?= )|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u).map((part, index) =>
    // Every second part is kept whole.
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
