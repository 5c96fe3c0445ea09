import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { storeCookieChoice } from '../e2e/journey';
import { essentialOnly } from '../lib/consent/consent';

/** Milliseconds after the start of the visit. */
const moments = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000];
const viewport = { width: 412, height: 823 };
const frameWidth = 120;
const frameHeight = Math.round((frameWidth / viewport.width) * viewport.height);
const gap = 10;
const labelHeight = 24;
const background = '#efe8dc';

/** Lighthouse's slow 4G and phone, applied by the browser. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;

type Frame = { at: number; image: Buffer };

/** What first visits to URLs show over time on a slow phone: one row of frames per URL, as JPEG. */
export async function slowLoad(browser: Browser, urls: string[]): Promise<Buffer> {
  const rows: Frame[][] = [];
  for (const url of urls) rows.push(await visit(browser, url));
  const labels = moments.map((at, column) => ({
    input: Buffer.from(
      `<svg width="${frameWidth}" height="${labelHeight}"><text x="50%" y="17" text-anchor="middle" font-family="sans-serif" font-size="13">${at / 1_000} s</text></svg>`,
    ),
    left: leftOf(column),
    top: gap,
  }));
  const frames = rows.flatMap((row, index) =>
    moments.map(async (at, column) => ({
      input: await frameAt(row, at),
      left: leftOf(column),
      top: gap + labelHeight + index * (frameHeight + gap),
    })),
  );
  return sharp({
    create: {
      width: leftOf(moments.length),
      height: gap + labelHeight + rows.length * (frameHeight + gap),
      channels: 3,
      background,
    },
  })
    .composite([...labels, ...(await Promise.all(frames))])
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
}

function leftOf(column: number): number {
  return gap + column * (frameWidth + gap);
}

async function visit(browser: Browser, url: string): Promise<Frame[]> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    await storeCookieChoice(page, essentialOnly);
    return await record(page, url);
  } finally {
    await context.close();
  }
}

async function record(page: Page, url: string): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, image: Buffer.from(data, 'base64') });
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  const startedAt = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(startedAt + (moments.at(-1) ?? 0) + 500 - Date.now());
  return frames.map(({ at, image }) => ({ at: at - startedAt, image }));
}

/** The frame that was on the screen at a moment; blank before the first. */
async function frameAt(frames: Frame[], moment: number): Promise<Buffer> {
  const frame = frames.findLast(({ at }) => at <= moment);
  const image = frame
    ? sharp(frame.image)
    : sharp({ create: { ...viewport, channels: 3, background: '#fff' } });
  return image.resize({ width: frameWidth, height: frameHeight, fit: 'fill' }).png().toBuffer();
}
