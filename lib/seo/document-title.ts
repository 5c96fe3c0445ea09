import { truncateAtWord } from '@/lib/format/text';
import { pageTitle } from './page-title';

/** Characters before the brand. Names in feeds may have 300. */
const longest = 110;

/** The title of a page with the brand; a long one is cut, its number of a page of results kept. */
export function documentTitle(title: string): string {
  const number = / – Page \d+$/.exec(title)?.[0] ?? '';
  return pageTitle(truncateAtWord(title.slice(0, title.length - number.length), longest) + number);
}
