import { maxSitemapUrls } from '@/lib/catalog/source';

/** Path where the site serves the key that proves ownership to search engines. */
const indexNowKeyPath = '/indexnow-key.txt';

const endpoint = 'https://api.indexnow.org/indexnow';
const timeoutMs = 10_000;

export type IndexNow = {
  key: string;
  /** Public URL of the site. */
  siteUrl: string;
  fetch?: typeof fetch;
  endpoint?: string;
};

/** Pages announced together, such as those of one property. */
export type PageGroup = { paths: string[] };

/** Result of an announcement; `problem` is the first failure. */
export type Announcement = { announced: number; problem: string | null };

/**
 * Announces changed pages to search engines (indexnow.org), 10,000 URLs per request. Never throws: the failure is in
 * the result, and nothing is sent after it.
 * @param record called with subjects once all their pages have been submitted
 */
export async function announce<S extends PageGroup>(
  subjects: AsyncIterable<S> | Iterable<S>,
  to: IndexNow,
  record: (subjects: S[]) => Promise<void>,
): Promise<Announcement> {
  let announced = 0;
  try {
    for await (const batch of batchesOf(subjects)) {
      const urls = batch.flatMap(({ paths }) => paths.map((path) => new URL(path, to.siteUrl).href));
      for (let start = 0; start < urls.length; start += maxSitemapUrls)
        await submit(urls.slice(start, start + maxSitemapUrls), to);
      await record(batch);
      announced += urls.length;
    }
    return { announced, problem: null };
  } catch (error) {
    return { announced, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Whole subjects per batch; one larger than a batch gets its own. */
async function* batchesOf<S extends PageGroup>(
  subjects: AsyncIterable<S> | Iterable<S>,
): AsyncGenerator<S[]> {
  let batch: S[] = [];
  let size = 0;
  for await (const subject of subjects) {
    if (size + subject.paths.length > maxSitemapUrls && batch.length > 0) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(subject);
    size += subject.paths.length;
  }
  if (batch.length > 0) yield batch;
}

async function submit(urlList: string[], { key, siteUrl, ...to }: IndexNow): Promise<void> {
  const { fetch = globalThis.fetch } = to;
  const response = await fetch(to.endpoint ?? endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: new URL(indexNowKeyPath, siteUrl).href,
      urlList,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`responded with ${response.status}${hints[response.status] ?? ''}`);
}

const hints: Record<number, string> = {
  403: ': key rejected; does the site serve its key file?',
  422: ': the URLs are not those of the site; is NEXT_PUBLIC_SITE_URL its public URL?',
  429: ': too many announcements',
};
