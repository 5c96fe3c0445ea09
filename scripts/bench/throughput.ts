import autocannon from 'autocannon';
import { startBaseline } from './baseline';
import { median, report } from './tools';

/** A version of the site with the paths of its cached pages. */
type Version = { url: string; paths: Record<string, string> };

/**
 * Compares cached responses with an empty static page of the same Next version, and uncached lists with an empty page
 * rendered per request. Requests alternate and accept compression like browsers; medians of all rounds.
 */
export async function throughput(site: Version, other: Version | null, rounds: number) {
  const baseline = await startBaseline();
  try {
    let lowestPrice = 0;
    /** A different list on every call. */
    const uncachedList = () =>
      `/properties?city=${(lowestPrice % 3) + 1}&price_range=${++lowestPrice * 100}-null`;
    const rates = new Map<string, number[]>();
    const measure = async (what: string, url: string, path?: () => string) => {
      const rate = await requestRate(url, path);
      rates.set(what, [...(rates.get(what) ?? []), rate]);
    };
    const versions = Object.entries(other ? { site, other } : { site });
    for (let round = 0; round < rounds; round++) {
      await measure('static', baseline.url);
      await measure('dynamic', `${baseline.url}/dynamic`);
      // The version measured second is up to a quarter faster.
      for (const [name, { url, paths }] of round % 2 ? versions.toReversed() : versions) {
        for (const [what, path] of Object.entries(paths)) await measure(`${name}: ${what}`, url + path);
        await measure(`${name}: uncached list`, url, uncachedList);
      }
    }
    const rate = (what: string) => median(rates.get(what) ?? []);
    const compare = (what: string, empty: 'static' | 'dynamic', least: number) => {
      const ratio = rate(`site: ${what}`) / rate(empty);
      const before = other ? `, other version ${(rate(`other: ${what}`) / rate(empty)).toFixed(2)}` : '';
      report(
        `${empty === 'static' ? `cached ${what}` : what} against an empty ${empty} page`,
        `${rate(`site: ${what}`).toFixed(0)}/s, ${ratio.toFixed(2)} of ${rate(empty).toFixed(0)}/s${before}`,
        String(least),
        ratio >= least,
      );
    };
    for (const what of Object.keys(site.paths)) compare(what, 'static', 2);
    compare('uncached list', 'dynamic', 0.3);
  } finally {
    await baseline.stop();
  }
}

/** Responses per second to 16 connections within 3 s. @param path a path per request, else that of the URL */
async function requestRate(url: string, path?: () => string): Promise<number> {
  const { requests } = await autocannon({
    url,
    connections: 16,
    duration: 3,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    ...(path && { requests: [{ setupRequest: (request: object) => ({ ...request, path: path() }) }] }),
  });
  return requests.average;
}
