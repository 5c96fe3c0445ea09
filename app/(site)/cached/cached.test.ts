import { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem';
import { generateMetadata } from '@/app/(site)/cached/[audience]/properties/page';
import { listKeys } from '@/lib/search/filters/filter-keys.mjs';
import { defaultListingQuery } from '@/lib/search/listing-query';
import config from '@/next.config.mjs';

async function beforeFiles() {
  const rewrites = await config.rewrites?.();
  return rewrites && 'beforeFiles' in rewrites ? (rewrites.beforeFiles ?? []) : [];
}

it('never passes a requested list to the shared cached page', async () => {
  const spared = (await beforeFiles()).flatMap(({ missing }) => missing ?? []).map(({ key }) => key);
  expect(spared).toEqual(listKeys);
  const typedPrice = ['price_min', 'price_max', 'price_was'];
  expect(spared.toSorted()).toEqual([...Object.keys(defaultListingQuery), ...typedPrice].toSorted());
});

it.each([
  ['/properties', '/cached/properties/properties'],
  ['/PROPERTIES', '/cached/PROPERTIES/PROPERTIES'],
  ['/contact', '/contact/search'],
  ['/Contact', '/Contact/search'],
])('rewrites %s to %s', async (path, destination) => {
  const rewritten = (await beforeFiles()).flatMap((rewrite) => {
    const { path: requested } = buildCustomRoute('before_files_rewrite', rewrite).match(path) || {};
    return requested ? rewrite.destination.replaceAll(':path', requested) : [];
  });
  expect(rewritten).toEqual([destination]);
});

it('has no page for the list in another case', async () => {
  const metadata = await generateMetadata({ params: Promise.resolve({ audience: 'PROPERTIES' }) });
  expect(metadata).toEqual({ title: 'Page Not Found', robots: { index: false } });
});

it.each([
  ['/cached/everyone/home', 1],
  ['/Cached/everyone/home', 0],
  ['/contact/search', 1],
  ['/contact/SEARCH', 0],
])('%s has %i redirects', async (path, count) => {
  const isSensitive = config.experimental?.caseSensitiveRoutes;
  const redirects = (await config.redirects?.()) ?? [];
  const matching = redirects.filter((redirect) =>
    buildCustomRoute('redirect', redirect, '', isSensitive).match(path),
  );
  expect(matching).toHaveLength(count);
});
