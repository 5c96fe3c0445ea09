import { plainText } from './plain-text';

const wordsPerMinute = 200;
const unknownMinutes = 5;

/** Minutes to read an article: words / 200, rounded up; 5 without content. */
export function readingTime(html: string | null): number {
  const words = plainText(html ?? '')
    .split(' ')
    .filter(Boolean).length;
  return words === 0 ? unknownMinutes : Math.ceil(words / wordsPerMinute);
}
