import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { storeCookieChoice } from '../e2e/journey';
import { startSite } from '../e2e/site-server';
import { essentialOnly } from '../lib/consent/consent';
import { systemChromium } from './setup.mjs';
import { slowLoad } from './slow-load';

/*
 * `npm run screenshots`: creates the README's images from the production build with the sample catalogue. With
 * `-- --slow-load` those of docs/performance.md. Uses the Chromium in CHROMIUM_PATH or of the system, else Playwright's.
 */

const folder = join('docs', 'screenshots');
const wide = ['/', '/properties', '/properties/sahil-crescent-villas'];

const site = await startSite();
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox'],
});
try {
  mkdirSync(folder, { recursive: true });
  if (process.argv.includes('--slow-load')) await takeSlowLoads(process.argv[3]);
  else await takeOverviews();
} finally {
  await browser.close();
  await site.stop();
}

async function takeOverviews(): Promise<void> {
  const desktop: Buffer[] = [];
  for (const path of wide) desktop.push(await take(path, 1440, 1080));
  const phone: Buffer[] = [];
  for (const path of [...wide, '/blog']) phone.push(await take(path, 390, 844));
  await sideBySide(desktop, 560, join(folder, 'overview.jpg'));
  await sideBySide(phone, 300, join(folder, 'phone.jpg'));
}

/** First visits on a slow phone over time, with a row above for another version of the site, when its URL is given. */
async function takeSlowLoads(otherSite?: string): Promise<void> {
  const pages = { home: '/', list: '/properties', property: '/properties/sahil-crescent-villas' };
  for (const [name, path] of Object.entries(pages)) {
    // A server's first response includes its start.
    await fetch(site.url + path);
    const origins = [otherSite, site.url].filter((origin) => origin !== undefined);
    const file = join(folder, `slow-load-${name}.jpg`);
    writeFileSync(
      file,
      await slowLoad(
        browser,
        origins.map((origin) => origin + path),
      ),
    );
    console.log(file);
  }
}

async function take(path: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await storeCookieChoice(page, essentialOnly);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

/** Combines images side by side, each `width` pixels wide. */
async function sideBySide(shots: Buffer[], width: number, file: string): Promise<void> {
  const gap = 20;
  const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize({ width }).png().toBuffer()));
  const { height = 0 } = await sharp(tiles[0]).metadata();
  await sharp({
    create: {
      width: tiles.length * (width + gap) + gap,
      height: height + 2 * gap,
      channels: 3,
      background: '#efe8dc',
    },
  })
    .composite(tiles.map((input, index) => ({ input, left: gap + index * (width + gap), top: gap })))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
  console.log(file);
}
