import type { Extensions } from '@tiptap/core';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';

/** Elements of every text: paragraphs, headings, lists, quotes, emphasis and links. */
export function textExtensions(options: Partial<StarterKitOptions> = {}): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      codeBlock: false,
      strike: false,
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
      ...options,
    }),
  ];
}
