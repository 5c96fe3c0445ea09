import { textExtensions } from '@/components/rich-text/text-extensions';

/** The elements that the page of a property shows. A trailing paragraph would count as an edit. */
export const descriptionExtensions = textExtensions({
  code: false,
  horizontalRule: false,
  trailingNode: false,
});
