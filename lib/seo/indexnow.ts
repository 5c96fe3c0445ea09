import { maxAddresses } from '@/lib/catalog/source';

/** Where the site shows the key, so that search engines believe who announces its pages. */
export const indexNowKeyPath = '/indexnow-key.txt';

const endpoint = 'https://api.indexnow.org/indexnow';
const timeoutMs = 10_000;

export type IndexNow = {
  key: string;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  fetch?: typeof fetch;
  endpoint?: string;
};

/** What came of an announcement; `problem` names the first batch's failure that no one can mend by waiting here. */
export type Announcement = { announced: number; problem: string | null };

/**
 * Tells search engines (indexnow.org) that pages have appeared, changed or gone: 10,000 addresses at a time. Never
 * fails: what goes wrong is in the answer, and nothing more is sent after it.
 */
export async function announce(
  paths: AsyncIterable<string> | Iterable<string>,
  to: IndexNow,
): Promise<Announcement> {
  let announced = 0;
  let batch: string[] = [];
  try {
    for await (const path of paths) {
      batch.push(new URL(path, `${to.siteUrl}/`).toString());
      if (batch.length < maxAddresses) continue;
      await submit(batch, to);
      announced += batch.length;
      batch = [];
    }
    if (batch.length > 0) await submit(batch, to);
    return { announced: announced + batch.length, problem: null };
  } catch (error) {
    return { announced, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function submit(urlList: string[], { key, siteUrl, ...to }: IndexNow): Promise<void> {
  const { fetch = globalThis.fetch } = to;
  const response = await fetch(to.endpoint ?? endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}${indexNowKeyPath}`,
      urlList,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}${hints[response.status] ?? ''}`);
}

const hints: Record<number, string> = {
  403: ': the key is not believed; is it shown by the site?',
  422: ': the addresses are not those of the site; is NEXT_PUBLIC_SITE_URL its public address?',
  429: ': too many announcements',
};
