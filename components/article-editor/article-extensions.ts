import { type Extensions, Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { textExtensions } from '@/components/rich-text/text-extensions';

/** Markup of articles that Tiptap's starter kit lacks: its structure is preserved, its text can be edited. */
function structure(name: string, tag: string, content: string, attributes: string[] = []) {
  return Node.create({
    name,
    content,
    group: name === 'table' || name === 'figure' ? 'block' : undefined,
    isolating: true,
    addAttributes: () =>
      Object.fromEntries(
        attributes.map((attribute) => [
          attribute,
          {
            default: null,
            parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
            renderHTML: (values: Record<string, unknown>) =>
              values[attribute] === null ? {} : { [attribute]: values[attribute] },
          },
        ]),
      ),
    parseHTML: () => [{ tag, ...(content === 'inline*' && { contentElement: inlineOf }) }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** An element whose paragraphs, which Word has in every cell of a table, are lines. */
function inlineOf(element: HTMLElement): HTMLElement {
  const inline = element.cloneNode(true) as HTMLElement;
  for (const paragraph of inline.querySelectorAll('p')) {
    if (paragraph.nextElementSibling) paragraph.append(document.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
  return inline;
}

const spans = ['colspan', 'rowspan'];

function mark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

export const articleExtensions: Extensions = [
  ...textExtensions(),
  Image,
  structure('table', 'table', 'tableCaption? tableHead? (tableBody | tableRow)+'),
  structure('tableCaption', 'caption', 'inline*'),
  structure('tableHead', 'thead', 'tableRow+'),
  structure('tableBody', 'tbody', 'tableRow+'),
  structure('tableRow', 'tr', '(tableCell | tableHeader)+'),
  structure('tableCell', 'td', 'inline*', spans),
  structure('tableHeader', 'th', 'inline*', ['scope', ...spans]),
  structure('figure', 'figure', 'image figcaption?'),
  structure('figcaption', 'figcaption', 'inline*'),
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
];
