import { startSite } from '../e2e/site-server';
import { crawl } from './crawl/crawl';

/*
 * `npm run crawl [-- http://localhost:3000] [--limit 60] [--concurrency 4]`: crawls the site like a search engine and
 * reports problems. Without a URL it serves the production build for the run.
 */

const shown = 100;

const [url] = process.argv.slice(2).filter((word) => /^https?:/.test(word));
const site = url ? null : await startSite();
try {
  const report = await crawl(site?.url ?? url ?? '', {
    limit: option('limit'),
    concurrency: option('concurrency'),
    onProgress: process.stderr.isTTY ? (pages) => process.stderr.write(`\r${pages} pages`) : undefined,
  });
  const { pages, indexable, images, problems } = report;
  for (const problem of problems.slice(0, shown)) console.error(`✗ ${problem}`);
  if (problems.length > shown) console.error(`… and ${problems.length - shown} more`);
  console.log(
    `${pages} pages, ${indexable} of them indexable, ${images} share images: ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await site?.stop();
}

function option(name: string): number | undefined {
  const at = process.argv.indexOf(`--${name}`);
  const value = Number(process.argv[at + 1]);
  return at === -1 || !Number.isInteger(value) || value < 1 ? undefined : value;
}
