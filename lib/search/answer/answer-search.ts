import type { FilterOptions, ListingAnswer, Page } from '@/lib/catalog/types';
import { formatListingQuery, hasFilters, type ListingQuery } from '../listing-query';
import { asWritten } from '../understand/as-written';
import { plainReading, type Resolved, resolveSearch } from '../understand/resolve';
import { areTypesKnown } from '../understand/types-known';
import { holdsType } from '../understand/wishes/wishes';
import { listWithoutWishes } from '../understand/wishes/without-wishes';
import { explainNothing } from './explain-nothing';
import { explainReading } from './explain-reading';
import { pagesFor } from './pages-for';
import { type SiteTopic, siteTopic } from './site-topics';

/** The catalogue reads that answer a search. */
export type SearchSource<P> = {
  options(): Promise<FilterOptions>;
  /** Words in property names. */
  nameWords(): Promise<readonly string[]>;
  /** Whether a property has this reference, or a title that starts with it. */
  matchName(text: string): Promise<{ isReference: boolean; isTitle: boolean }>;
  /** The given texts that are the whole title of a property. */
  titlesAmong(texts: readonly string[]): Promise<string[]>;
  list(query: ListingQuery): Promise<P>;
  /** Number of properties for a query. */
  count(query: ListingQuery): Promise<number>;
  /** Articles with all words of a text; empty when they cannot be read. */
  articles(text: string): Promise<{ slug: string; title: string }[]>;
};

export type SearchAnswer<P> = {
  page: P;
  /** The query with recognised filters, and the remaining words as its search. */
  query: ListingQuery;
  /** Parts of the search that no filter expresses, such as "not villas": the results include them. */
  excluded: string[];
} & Pick<ListingAnswer, 'corrected' | 'unmentioned' | 'untyped' | 'notes' | 'others' | 'nothing' | 'pages'>;

type Read = Resolved & {
  /** What the text asks for other than homes. */
  topic: SiteTopic | null;
};

/**
 * One page of results for a query. Words of its search for places, types, sizes or prices are applied as filters. An
 * empty answer suggests alternatives.
 */
export async function answerSearch<P extends Page<{ title: string }>>(
  requested: ListingQuery,
  source: SearchSource<P>,
): Promise<SearchAnswer<P>> {
  // The list that is checked for results is often shown next.
  const listOnce = oncePerQuery((query) => source.list(query));
  // The typed text does not change a list, and would give each list countless cache keys.
  const list = (wanted: ListingQuery) => listOnce({ ...wanted, typed: null });
  const { query, corrected, excluded, ...read } = await understandQuery(requested, source, list);
  const hasTypes = query.search === null || areTypesKnown(await source.options());
  const { page, unmentioned } = await listWithoutWishes(query, list, { areTypesKnown: hasTypes });
  const isNarrowed = query.search !== null || hasFilters(query);
  const nothing =
    page.count === 0 && isNarrowed ? await explainNothing(query, await source.options(), source.count) : null;
  const titles = page.results.map(({ title }) => title);
  const shown = corrected === null ? null : asWritten(corrected, await source.options(), titles);
  const untyped = !hasTypes && unmentioned !== null && holdsType(unmentioned);
  const countShown = async (wanted: ListingQuery) => {
    const counted = async (one: ListingQuery) => ({ count: await source.count(one), results: [] });
    const { page, search } = await listWithoutWishes(wanted, counted, { areTypesKnown: hasTypes });
    return { count: page.count, shown: { ...wanted, search } };
  };
  const [{ notes, others }, elsewhere] = await Promise.all([
    explainReading(query, read, { ...source, countShown }),
    pagesFor(read.topic, nothing && !hasFilters(query) ? query.search : null, source.articles),
  ]);
  return {
    page,
    query,
    excluded,
    corrected: shown,
    unmentioned,
    untyped,
    notes: [...elsewhere.notes, ...notes],
    others,
    pages: elsewhere.pages,
    nothing,
  };
}

/** The query with the filters that its text, or the text it was made of, asks for. */
async function understandQuery<P extends Page<{ title: string }>>(
  query: ListingQuery,
  source: SearchSource<P>,
  list: SearchSource<P>['list'],
): Promise<Read> {
  const topic = await topicOf(query.typed ?? query.search, source);
  if (query.search === null && query.typed === null) return { ...plainReading, query, topic: null };
  const plain = { ...query, typed: null };
  const [options, nameWords] = await Promise.all([source.options(), source.nameWords()]);
  const count = oncePerQuery((wanted) => source.count(wanted));
  const resolve = (requested: ListingQuery) =>
    resolveSearch(requested, {
      options,
      nameWords,
      matchName: (text) => source.matchName(text),
      titlesAmong: (texts) => source.titlesAmong(texts),
      hasResults: async (wanted) => (await list(wanted)).count > 0,
      firstTitle: async (wanted) => (await list(wanted)).results[0]?.title ?? null,
      count,
    });
  /** Whether opening the query's address gives the same query: its remaining words add no filter. */
  const isStable = async (read: ListingQuery) => {
    if (read.search === null || isEqual(read, plain)) return true;
    const { query: again, corrected } = await resolve(read);
    return corrected === null && isEqual(again, read);
  };
  if (query.typed !== null) {
    const { query: meant, ...read } = await resolve({ ...plain, search: query.typed });
    // Otherwise the filters were changed after the text was typed.
    if (isEqual(meant, plain) && !(isPlain(read) && topic === null)) return { ...read, topic, query };
    // These words are the rest of the typed text; interpreted again, they could replace its filters.
    if (plain.search !== null && meant.search === plain.search)
      return { ...plainReading, query, excluded: read.excluded, topic: null };
  }
  const resolved = await resolve(plain);
  // After a reload, the remaining words have to say the topic.
  const isKept = topic === null || siteTopic(resolved.query.search ?? '') === topic;
  const isWhole = isPlain(resolved) && isKept && (await isStable(resolved.query));
  return { ...resolved, topic, query: { ...resolved.query, typed: isWhole ? null : query.search } };
}

/** Reads each query once; later calls get the same result. */
function oncePerQuery<T>(read: (query: ListingQuery) => Promise<T>): (query: ListingQuery) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (query) => {
    const key = formatListingQuery(query);
    const reading = known.get(key) ?? read(query);
    known.set(key, reading);
    return reading;
  };
}

/** A title such as "Guide House" asks for a home. */
async function topicOf(
  text: string | null,
  source: Pick<SearchSource<unknown>, 'matchName'>,
): Promise<SiteTopic | null> {
  const topic = text === null ? null : siteTopic(text);
  return topic && text !== null && (await source.matchName(text)).isTitle ? null : topic;
}

/** Whether the filters say all that the text does. */
function isPlain({ corrected, excluded, others, absent, asksForRent }: Omit<Resolved, 'query'>): boolean {
  const leavesOut = excluded.length > 0 || others.length > 0 || absent.length > 0 || asksForRent;
  return corrected === null && !leavesOut;
}

function isEqual(one: ListingQuery, other: ListingQuery): boolean {
  return formatListingQuery(one) === formatListingQuery(other);
}
