import sanitize from 'sanitize-html';

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

/** Browsers ignore deeper nesting, and reading it costs more with every level. */
const nestingLimit = 50;

const common: sanitize.IOptions = {
  nestingLimit,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page has one h1, and it is ours.
    h1: 'h2',
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

/** A listing's description, safe to put into a page: text markup only, spans removed, their text kept. */
export function safeDescription(html: string): string {
  return sanitize(html, {
    ...common,
    allowedTags: textTags,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    // Feeds pad descriptions with empty paragraphs.
    exclusiveFilter: (frame) => frame.tag === 'p' && !frame.text.trim() && frame.mediaChildren.length === 0,
  });
}

/** An article's content, safe to put into a page: text, tables, figures; pictures load lazily. */
export function safeArticle(html: string): string {
  return sanitize(html, {
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
