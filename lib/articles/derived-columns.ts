import { plainText } from '@/lib/format/plain-text';
import { readingTime } from '@/lib/format/reading-time';
import { fold } from '@/lib/search/words/fold';

type Written = {
  title: string;
  excerpt: string | null;
  category: string | null;
  author: string | null;
  tags: string[];
  content: string;
};

/** Columns computed from an article: reading time in minutes, and the folded text that searches compare. */
export function derivedColumns({ title, excerpt, category, author, tags, content }: Written) {
  const searched = [title, excerpt, category, author, tags.join(' '), plainText(content)];
  return { reading_time: readingTime(content), search_text: fold(searched.filter(Boolean).join(' ')) };
}
