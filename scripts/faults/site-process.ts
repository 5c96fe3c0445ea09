import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startFlags } from '../../e2e/site-server';

export type Site = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Output so far. */
  output: () => string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  isRunning: () => boolean;
  /** Resident memory in MB. */
  memory: () => number;
};

/** Starts the built site without waiting for it. */
export async function launch(env: Record<string, string>): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...startFlags, 'scripts/serve.mjs'], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  // Unlike `exit`, `close` comes after all output.
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    output: () => output,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
  };
}

/** Waits until the site is healthy. @throws with its output when it exits or the time is up */
export async function untilHealthy(site: Site, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && site.isRunning()) {
    if ((await status(`${site.url}/api/health/`, 5_000)) === 200) return;
    await sleep(100);
  }
  throw new Error(`The site is not healthy.\n${site.output()}`);
}

/** Polls until true. @returns milliseconds it took; null after the time limit */
export async function until(
  wanted: () => Promise<boolean> | boolean,
  limitMs: number,
): Promise<number | null> {
  const started = Date.now();
  while (Date.now() - started < limitMs) {
    if (await wanted()) return Date.now() - started;
    await sleep(100);
  }
  return null;
}

/** Sends SIGTERM, later SIGKILL. @returns milliseconds until the process exited */
export async function stop(site: Site): Promise<number> {
  const started = Date.now();
  if (site.isRunning()) {
    site.process.kill('SIGTERM');
    const forcedEnd = setTimeout(() => site.process.kill('SIGKILL'), 15_000);
    await site.ended;
    clearTimeout(forcedEnd);
  }
  return Date.now() - started;
}

/** Runs with a temporary folder and a list of sites; stops the sites and removes the folder afterwards. */
export async function withSites<T>(work: (folder: string, sites: Site[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'site-fault-'));
  const sites: Site[] = [];
  try {
    return await work(folder, sites);
  } finally {
    await Promise.all(sites.map(stop));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a site with its own database file in the folder and waits until it is healthy. */
export async function startIn(
  folder: string,
  sites: Site[],
  env: Record<string, string> = {},
): Promise<Site> {
  const site = await launch({ DATABASE_URL: `file:${join(folder, 'site.db')}`, ...env });
  sites.push(site);
  await untilHealthy(site);
  return site;
}

/** Status of a GET; 0 without a complete response in time. */
export async function status(url: string, limitMs = 60_000): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Status and milliseconds of a GET. */
export async function timed(url: string): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const code = await status(url);
  return { status: code, ms: Math.round(performance.now() - started) };
}

let visitors = 0;

/** Sends an enquiry from a unique IP address. */
export function sendEnquiry(url: string, email: string, limitMs = 60_000): Promise<Response | null> {
  visitors += 1;
  return fetch(`${url}/api/v1/contact/submit/`, {
    method: 'POST',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({
      name: 'Visitor',
      email,
      subject: 'Two bedrooms',
      message: 'We are looking for two bedrooms by the water.',
    }),
  }).catch(() => null);
}

/** The 99th percentile and the maximum. */
export function spread(times: number[]): { p99: number; max: number } {
  const sorted = [...times].sort((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, max: sorted.at(-1) ?? 0 };
}
