import type { ListingAnswer } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { words } from '../words/split-words';
import type { SiteTopic } from './site-topics';

type Articles = (text: string) => Promise<{ slug: string; title: string }[]>;

const maxArticles = 2;
/** Shorter words are in too many articles. */
const minLength = 4;

/**
 * Pages for a text that is not about homes, and sentences that lead to them.
 * @param unfound the words of a list that is empty because of them; only articles with all of them in the title are offered
 */
export async function pagesFor(
  topic: SiteTopic | null,
  unfound: string | null,
  articles: Articles,
): Promise<Pick<ListingAnswer, 'notes' | 'pages'>> {
  const subject = topic ? topic.articles : unfound;
  const isLong = words(subject ?? '').some((word) => word.length >= minLength);
  const found = subject && isLong ? await articles(subject) : [];
  const named = found.filter(({ title }) => hasWords(title, subject ?? ''));
  const shown = named.length > 0 || topic === null ? named : found;
  const pages = [
    ...shown.slice(0, maxArticles).map(({ slug, title }) => ({ label: title, href: routes.article(slug) })),
    ...(topic?.pages ?? []),
  ];
  if (pages.length === 0) return { notes: [], pages };
  return { notes: [topic?.note ?? 'We have written about this:'], pages };
}

function hasWords(title: string, subject: string): boolean {
  const inTitle = words(title);
  return words(subject).every((word) => inTitle.some((other) => other.startsWith(word)));
}
