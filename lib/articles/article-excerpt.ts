import { plainText } from '@/lib/format/plain-text';
import { truncate } from '@/lib/format/text';

const excerptLength = 150;

type ArticleText = { excerpt: string | null; content?: string | null };

/** The excerpt, else the first 150 characters of the content as text; null when both are missing. */
export function articleExcerpt({ excerpt, content }: ArticleText): string | null {
  return excerpt || truncate(plainText(content ?? ''), excerptLength) || null;
}
