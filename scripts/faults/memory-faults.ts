import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { forEachConcurrently } from '../../lib/limit-concurrency';
import nextConfig from '../../next.config.mjs';
import { createRandom } from '../../testing/generate/random';
import type { Fault, Finding } from './fault';
import { type Site, startIn, status, withSites } from './site-process';

const limitMb = 600;
const shareImages = 1_000;
const pictureFolder = 'public/media/properties';

/** What fills the memory of a long-running process. */
export const memoryFaults: Fault[] = [
  {
    name: 'memory',
    tried: `3,000 random URLs of properties, 1,500 different lists, every picture encoded in every width, ${shareImages.toLocaleString('en-US')} share images in cycles over more than are kept`,
    expected: `resident memory under ${limitMb} MB all the time, and no failed request`,
    run: () => withSites(fillMemory),
  },
];

async function fillMemory(folder: string, sites: Site[]): Promise<Finding> {
  // Pictures that are encoded already would be read from disk.
  rmSync('.next/cache/images', { recursive: true, force: true });
  const site = await startIn(folder, sites);
  const seen = [`${site.memory()} MB at first`];
  let peak = site.memory();
  let failed = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, site.memory());
  }, 200);
  const step = async (name: string, paths: string[], expected = 200) => {
    await forEachConcurrently(paths, 8, async (path) => {
      if ((await status(site.url + path)) !== expected) failed += 1;
    });
    seen.push(`${site.memory()} after ${paths.length.toLocaleString('en-US')} ${name}`);
  };
  try {
    await step('URLs', randomPaths(), 404);
    await step('lists', lists());
    await step('pictures', pictures());
    await step('share images', await shareImagePaths(site));
    await sleep(1_000);
  } finally {
    clearInterval(watch);
  }
  return {
    seen: `${seen.join(', ')}; peak ${peak} MB; ${failed} failed`,
    asExpected: peak < limitMb && failed === 0,
  };
}

function randomPaths(): string[] {
  const random = createRandom(7);
  return Array.from({ length: 3_000 }, () => `/properties/x${random.next().toString(36).slice(2)}`);
}

function lists(): string[] {
  return Array.from({ length: 1_500 }, (_, index) => `/properties?price_range=${index * 1_000}-null`);
}

function pictures(): string[] {
  const { deviceSizes = [], imageSizes = [], qualities: [quality] = [] } = nextConfig.images ?? {};
  return readdirSync(pictureFolder)
    .filter((name) => name.endsWith('.jpg'))
    .flatMap((name) =>
      [...deviceSizes, ...imageSizes].map(
        (width) =>
          `/_next/image?url=${encodeURIComponent(`/media/properties/${name}`)}&w=${width}&q=${quality}`,
      ),
    );
}

/** Share images of all properties and units, repeated up to `shareImages`. */
async function shareImagePaths(site: Site): Promise<string[]> {
  const list = await fetch(`${site.url}/api/v1/properties/?page_size=100`);
  const { results }: { results: { slug: string }[] } = await list.json();
  const paths: string[] = [];
  for (const { slug } of results) {
    const units = await fetch(`${site.url}/api/v1/properties/${slug}/units/`);
    const { results: all }: { results: { id: number }[] } = await units.json();
    paths.push(`/og/properties/${slug}`, ...all.map(({ id }) => `/og/properties/${slug}/${id}`));
  }
  return Array.from({ length: shareImages }, (_, index) => paths[index % paths.length] ?? '/og/default');
}
