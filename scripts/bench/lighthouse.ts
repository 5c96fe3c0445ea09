import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { systemChromium } from '../setup.mjs';

/** Fetched by npx on demand: as a dependency it would be a fifth of all packages. Runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const run = promisify(execFile);

export type Scores = {
  url: string;
  /** Of 100, one per round. */
  scores: number[];
  /** Milliseconds until the largest paint. */
  paint: number[];
  /** Total blocking time in milliseconds. */
  blocking: number[];
};

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
};

/** `simulate` estimates the times of a slow phone, `devtools` slows the browser down. */
export type Throttling = 'simulate' | 'devtools';

/**
 * Lighthouse's performance scores for phones, alternating between the pages. Uses the Chromium in CHROMIUM_PATH or of the system, else Playwright's.
 * @throws when Lighthouse fails three times in a row
 */
export async function lighthouseScores(
  urls: string[],
  rounds: number,
  throttling: Throttling,
): Promise<Scores[]> {
  const found = urls.map((url): Scores => ({ url, scores: [], paint: [], blocking: [] }));
  for (let round = 0; round < rounds; round++)
    for (const { url, scores, paint, blocking } of found) {
      const { categories, audits } = await measureAgain(url, throttling);
      scores.push(Math.round((categories.performance.score ?? 0) * 100));
      paint.push(audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY);
      blocking.push(audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY);
    }
  return found;
}

/** Sometimes the browser records no start of the navigation and Lighthouse fails, so it is retried. */
async function measureAgain(url: string, throttling: Throttling, retries = 2): Promise<Report> {
  try {
    return await measure(url, throttling);
  } catch (error) {
    if (retries === 0) throw error;
    return measureAgain(url, throttling, retries - 1);
  }
}

async function measure(url: string, throttling: Throttling): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--throttling-method=${throttling}`,
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    ],
    {
      env: { ...process.env, CHROME_PATH: systemChromium() ?? chromium.executablePath() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}
