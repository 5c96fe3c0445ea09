import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendHostileRequests } from '../../testing/hostile/send-hostile-requests';
import type { Fault, Finding } from './fault';
import { type Site, spread, startIn, status, stop, timed, until, withSites } from './site-process';

/** Many, slow or malicious clients. */
export const loadFaults: Fault[] = [
  {
    name: 'slow-loris',
    tried: '600 connections that send one byte of a request every second',
    expected: 'visitors are served under 1 s (p99); the connections are closed within 30 s',
    run: () => withSites(slowLoris),
  },
  {
    name: 'hostile',
    tried: '26,000 hostile requests: odd methods, paths, queries, headers, bodies and picture URLs',
    expected: 'no 5xx, no request without a response, memory under 600 MB, healthy afterwards',
    run: () => withSites((folder, sites) => hostile(folder, sites, 26_000)),
  },
  {
    name: 'stop',
    tried: 'SIGTERM with 50 idle connections',
    expected: 'exit 0 within 8 s',
    run: (timeFactor = 1) =>
      withSites(async (folder, sites) => {
        const site = await startIn(folder, sites);
        await Promise.all(Array.from({ length: 50 }, () => open(site.port)));
        const ms = await stop(site);
        const code = await site.ended;
        return { seen: `exit ${code} after ${ms} ms`, asExpected: code === 0 && ms < 8_000 * timeFactor };
      }),
  },
];

async function slowLoris(folder: string, sites: Site[]): Promise<Finding> {
  const site = await startIn(folder, sites);
  await status(`${site.url}/contact`);
  const started = Date.now();
  let openCount = 0;
  const dripping = Array.from({ length: 600 }, async () => {
    const socket = await open(site.port);
    openCount += 1;
    socket.once('close', () => {
      openCount -= 1;
    });
    const text = `GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ${'x'.repeat(200)}`;
    for (let at = 0; at < text.length && !socket.destroyed; at += 1) {
      socket.write(text[at] ?? '');
      await sleep(1_000);
    }
  });
  const times: number[] = [];
  const codes = new Set<number>();
  const closed = await until(async () => {
    const { status: code, ms } = await timed(`${site.url}/contact`);
    times.push(ms);
    codes.add(code);
    return openCount === 0 && Date.now() - started > 5_000;
  }, 45_000);
  await Promise.all(dripping);
  const { p99, max } = spread(times);
  return {
    seen: `/contact ${[...codes].join(', ')}, p99 ${p99} ms, slowest ${max} ms; ${closed === null ? `${openCount} still open after 45 s` : `all closed after ${Math.round(closed / 1_000)} s`}`,
    asExpected: p99 < 1_000 && codes.size === 1 && codes.has(200) && closed !== null && closed < 30_000,
  };
}

async function hostile(folder: string, sites: Site[], requests: number): Promise<Finding> {
  const site = await startIn(folder, sites);
  const report = await sendHostileRequests({ url: site.url, requests });
  for (const { kind, outcome, request } of report.failures) {
    console.error(`  ${outcome} (${kind}) ${JSON.stringify(request.slice(0, 300))}`);
  }
  const health = await status(`${site.url}/api/health/`);
  const responses = Object.entries(report.statuses).map(([outcome, times]) => `${times} × ${outcome}`);
  const memory = site.memory();
  return {
    seen: `${report.failed} failed of ${report.sent} (responses: ${responses.join(', ')}); health ${health}, ${memory} MB`,
    asExpected: report.failed === 0 && health === 200 && memory < 600,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
