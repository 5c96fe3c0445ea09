import sanitize from 'sanitize-html';
import { separating } from './plain-text';

const textTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
];
const articleTags = [
  ...textTags,
  'figure',
  'figcaption',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'hr',
  'code',
  'sup',
  'sub',
];

/** Maximum nesting of elements: the sanitiser's time grows with open elements, and browsers have a limit too. */
const nestingLimit = 100;
const voidTags = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** Elements that browsers close when the next one of the same kind starts. */
const selfClosing = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option']);
/** Elements of descriptions that show nothing without text. */
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote']);
/** Elements that `withParagraphs` leaves alone: the sanitiser renames headings, and drops options with their text. */
const kept = new Set([...textTags, 'h1', 'h5', 'h6', 'option']);
const tag = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;

const common: sanitize.IOptions = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, attributes) => {
      const href = attributes.href ?? '';
      const external = /^https?:/i.test(href);
      const attribs: sanitize.Attributes = external
        ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
        : { href };
      return { tagName: 'a', attribs };
    },
  },
};

/** Drops tags beyond the limit and unmatched closing tags, which cost a scan of all open elements. */
function withBoundedNesting(html: string): string {
  const open = new Map<string, number>();
  let depth = 0;
  return html.replace(tag, (whole: string, closing: string, written: string) => {
    const name = written.toLowerCase();
    if (voidTags.has(name)) return whole;
    const count = open.get(name) ?? 0;
    if (closing) {
      if (count === 0) return '';
      open.set(name, count - 1);
      depth -= 1;
      return whole;
    }
    if (selfClosing.has(name) && count > 0) return whole;
    if (depth >= nestingLimit) return '';
    open.set(name, count + 1);
    depth += 1;
    return whole;
  });
}

/** Makes paragraphs of elements that descriptions do not keep, such as `div` and table rows, so that words stay apart. */
function withParagraphs(html: string): string {
  return html.replace(tag, (whole: string, _closing: string, written: string) => {
    const name = written.toLowerCase();
    if (name === 'td' || name === 'th') return ' ';
    return separating.has(name) && !kept.has(name) ? '</p><p>' : whole;
  });
}

/** A property's description as safe HTML: text markup only; spans are unwrapped, other blocks become paragraphs. */
export function safeDescription(html: string): string {
  return sanitize(withBoundedNesting(withParagraphs(html)), {
    ...common,
    allowedTags: textTags,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    // Feeds pad descriptions with empty paragraphs and headings.
    exclusiveFilter: (frame) => blocks.has(frame.tag) && !frame.text.trim(),
  });
}

/** An article as safe HTML: text, tables and figures; images load lazily. */
export function safeArticle(html: string): string {
  return sanitize(withBoundedNesting(html), {
    ...common,
    allowedTags: articleTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      h2: ['id'],
      h3: ['id'],
    },
    transformTags: {
      ...common.transformTags,
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, loading: 'lazy', decoding: 'async' },
      }),
    },
  });
}
