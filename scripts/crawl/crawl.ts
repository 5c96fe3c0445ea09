import { forEachConcurrently } from '../../lib/limit-concurrency';
import { type CrawledPage, checkPage, isIndexable, repeated } from './check-page';
import { readPage } from './read-page';

export type CrawlOptions = {
  /** Concurrent requests. */
  concurrency?: number;
  /** Stops after this many pages; sitemaps are then not compared. */
  limit?: number;
  /** Number of share images to request, spread evenly, since drawing one is slower than a page. */
  pictures?: number;
  onProgress?: (pages: number) => void;
};

export type CrawlReport = { pages: number; indexable: number; images: number; problems: string[] };

/**
 * Crawls all internal links from the home page and checks pages, images and sitemaps.
 * @param base URL of the running server; may differ from the site's canonical URLs
 */
export async function crawl(base: string, options: CrawlOptions = {}): Promise<CrawlReport> {
  const { limit = Number.POSITIVE_INFINITY } = options;
  const site = await openSite(base);
  const found = await walk(site, { ...options, limit });
  const problems = [...found.problems];
  for (const page of found.pages)
    problems.push(...checkPage(page).map((problem) => `${page.path} ${problem}`));
  const indexable = found.pages.filter(isIndexable);
  problems.push(...repeated(indexable, 'title'), ...repeated(indexable, 'description'));
  const all = [...new Set(indexable.flatMap(({ facts }) => facts.image ?? []))];
  const images = spread(all, options.pictures ?? all.length);
  problems.push(...(await checkImages(site, images, options)));
  const listed = await readSitemaps(site);
  problems.push(...listed.problems, ...compare(listed.paths, found.pages, found.pages.length < limit));
  return { pages: found.pages.length, indexable: indexable.length, images: images.length, problems };
}

/** A site with the URL where it runs and its canonical URL. */
type Site = {
  get: (path: string) => Promise<Response>;
  pathOf: (href: string, from?: string) => string | null;
};

async function openSite(base: string): Promise<Site> {
  const server = new URL(base).origin;
  const get = (path: string) => fetch(`${server}${path}`, { redirect: 'manual' });
  const { canonical } = readPage(await (await get('/')).text());
  const own = [server, canonical ? new URL(canonical).origin : server];
  return {
    get,
    pathOf: (href, from = '/') => {
      if (!URL.canParse(href, `${server}${from}`)) return null;
      const url = new URL(href, `${server}${from}`);
      return own.includes(url.origin) ? `${url.pathname}${url.search}` : null;
    },
  };
}

type Walked = { pages: CrawledPage[]; problems: string[] };

async function walk(site: Site, { concurrency = 4, limit, onProgress }: CrawlOptions & { limit: number }) {
  const seen = new Map<string, string>([['/', '(start)']]);
  const queue = ['/'];
  const walked: Walked = { pages: [], problems: [] };
  const visit = async (path: string) => {
    const page = await open(site, path).catch((error: unknown) => String(error));
    if (typeof page === 'string') {
      walked.problems.push(`${path} ${page}, linked from ${seen.get(path)}`);
      return;
    }
    if (page === null) return;
    walked.pages.push(page);
    onProgress?.(walked.pages.length);
    // Links of non-indexed pages are reachable elsewhere or endless.
    if (/noindex/.test(page.facts.robots)) return;
    for (const href of page.facts.links) {
      const next = site.pathOf(href, path);
      if (next === null || seen.has(next)) continue;
      seen.set(next, path);
      queue.push(next);
    }
  };
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (walked.pages.length >= limit) return;
      await visit(path);
    }
  };
  // Workers that found the queue empty restart while others still add to it.
  while (queue.length > 0 && walked.pages.length < limit)
    await Promise.all(Array.from({ length: concurrency }, worker));
  return walked;
}

/** @returns the page; null for other files; a message for a problem */
async function open(site: Site, path: string): Promise<CrawledPage | string | null> {
  const response = await site.get(path);
  if (isBeyondLastPage(path, response)) return null;
  if (response.status !== 200) return `responds with ${response.status}`;
  const html = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const facts = readPage(html);
  return { path, facts, canonicalPath: facts.canonical && site.pathOf(facts.canonical) };
}

/** On the last page "Next" only announces more; its link leads back to the last page. */
function isBeyondLastPage(path: string, response: Response): boolean {
  const asked = new URL(path, 'http://site');
  const target = response.headers.get('location');
  if (!target || !asked.searchParams.has('page')) return false;
  return new URL(target, asked).pathname === asked.pathname;
}

async function checkImages(
  site: Site,
  images: string[],
  { concurrency = 4 }: CrawlOptions,
): Promise<string[]> {
  const problems: string[] = [];
  await forEachConcurrently(images, concurrency, async (image) => {
    const path = site.pathOf(image);
    const response = path === null ? null : await site.get(path);
    const type = response?.headers.get('content-type') ?? '';
    const bytes = (await response?.arrayBuffer())?.byteLength ?? 0;
    if (response?.status !== 200 || !type.startsWith('image/') || bytes === 0)
      problems.push(`${image} is not a picture (${response?.status ?? 'elsewhere'} ${type})`);
  });
  return problems;
}

/** `count` of the items, evenly spread; all when there are fewer. */
function spread<T>(items: T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / Math.max(1, count)));
  return items.filter((_item, index) => index % step === 0);
}

async function readSitemaps(site: Site): Promise<{ paths: string[]; problems: string[] }> {
  const problems: string[] = [];
  const locations = async (path: string) => {
    const response = await site.get(path);
    if (response.status !== 200) problems.push(`${path} responds with ${response.status}`);
    const xml = await response.text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));
  };
  const paths: string[] = [];
  for (const file of await locations('/sitemap.xml')) {
    const urls = await locations(site.pathOf(file) ?? file);
    if (urls.length > 10_000) problems.push(`${file} holds ${urls.length} URLs`);
    for (const url of urls) {
      const path = site.pathOf(url);
      if (path === null) problems.push(`${file} names ${url}, which is not of this site`);
      else paths.push(path);
    }
  }
  if (new Set(paths).size !== paths.length) problems.push('the sitemaps name a URL twice');
  return { paths, problems };
}

/** Compares sitemaps with pages reached by links. */
function compare(listed: string[], pages: CrawledPage[], isWhole: boolean): string[] {
  const inSitemap = new Set(listed);
  const reached = new Map(pages.map((page) => [page.path, page]));
  const missing = pages.filter((page) => isIndexable(page) && !inSitemap.has(page.path));
  const wrong = listed.filter((path) => {
    const page = reached.get(path);
    return page && !isIndexable(page);
  });
  const orphans = isWhole ? listed.filter((path) => !reached.has(path)) : [];
  return [
    ...missing.map(({ path }) => `${path} may be indexed but is in no sitemap`),
    ...wrong.map((path) => `${path} is in a sitemap but may not be indexed under this URL`),
    ...orphans.map((path) => `${path} is in a sitemap but no link leads there`),
  ];
}
