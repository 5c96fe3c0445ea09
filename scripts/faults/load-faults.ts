import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, type Random } from '../../testing/generate/random';
import type { Fault } from './fault';
import { type Site, spread, startIn, status, stop, timed, until, withSites } from './site-process';

/** Faults caused by clients: slow, hostile or numerous requests. */
export const loadFaults: Fault[] = [
  {
    name: 'slow-loris',
    tried: '600 connections that send one byte of a request every second',
    expected: 'visitors are served under 1 s (p99); the connections are closed within 30 s',
    run: () => withSites(slowLoris),
  },
  {
    name: 'hostile',
    tried: '20,000 hostile requests: odd methods, paths, queries, headers and bodies',
    expected: 'no 5xx, every request answered, memory under 600 MB, healthy afterwards',
    run: () => withSites((folder, sites) => hostile(folder, sites, 20_000)),
  },
  {
    name: 'hostile-few',
    tried: '1,500 hostile requests',
    expected: 'no 5xx, every request answered, healthy afterwards',
    run: () => withSites((folder, sites) => hostile(folder, sites, 1_500)),
  },
  {
    name: 'memory',
    tried: '3,000 random property URLs, 1,500 uncached lists, every picture in every width',
    expected: 'resident memory under 600 MB',
    run: () => withSites(memory),
  },
  {
    name: 'stop',
    tried: 'SIGTERM with 50 idle connections',
    expected: 'exit 0 within 8 s',
    quick: true,
    run: () =>
      withSites(async (folder, sites) => {
        const site = await startIn(folder, sites);
        await Promise.all(Array.from({ length: 50 }, () => open(site.port)));
        const ms = await stop(site);
        const code = await site.ended;
        return { seen: `exit ${code} after ${ms} ms`, asExpected: code === 0 && ms < 8_000 };
      }),
  },
];

async function slowLoris(folder: string, sites: Site[]) {
  const site = await startIn(folder, sites);
  await status(`${site.url}/contact`);
  const started = Date.now();
  let openOnes = 0;
  const dripping = Array.from({ length: 600 }, async () => {
    const socket = await open(site.port);
    openOnes += 1;
    socket.once('close', () => {
      openOnes -= 1;
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
    return openOnes === 0 && Date.now() - started > 5_000;
  }, 45_000);
  await Promise.all(dripping);
  const { p99, max } = spread(times);
  return {
    seen: `/contact ${[...codes].join(', ')}, p99 ${p99} ms, slowest ${max} ms; ${closed === null ? `${openOnes} still open after 45 s` : `all closed after ${Math.round(closed / 1_000)} s`}`,
    asExpected: p99 < 1_000 && codes.size === 1 && codes.has(200) && closed !== null && closed < 30_000,
  };
}

async function memory(folder: string, sites: Site[]) {
  const site = await startIn(folder, sites);
  const before = site.memory();
  const random = createRandom(7);
  let peak = before;
  const ask = async (paths: string[]) => {
    await inParallel(8, paths, async (path) => {
      await status(site.url + path);
    });
    peak = Math.max(peak, site.memory());
    return site.memory();
  };
  const slugs = Array.from({ length: 3_000 }, () => `/properties/${random.next().toString(36).slice(2)}`);
  const afterSlugs = await ask(slugs);
  const lists = Array.from({ length: 1_500 }, (_, index) => `/properties?price_range=${index * 1_000}-null`);
  const afterLists = await ask(lists);
  const pictures = readdirSync('public/media/properties')
    .filter((name) => name.endsWith('.jpg'))
    .flatMap((name) =>
      [390, 660, 828, 1080, 1440, 1920, 2400].map(
        (width) => `/_next/image?url=${encodeURIComponent(`/media/properties/${name}`)}&w=${width}&q=70`,
      ),
    );
  const afterPictures = await ask(pictures);
  return {
    seen: `${before} MB at first, ${afterSlugs} MB after the addresses, ${afterLists} MB after the lists, ${afterPictures} MB after ${pictures.length} pictures`,
    asExpected: peak < 600,
  };
}

const paths = [
  '/',
  '/properties',
  '/blog',
  '/contact',
  '/contact/enquiry',
  '/newsletter/unsubscribe',
  '/areas/palm-jumeirah',
  '/sitemaps/properties-0.xml',
  '/og/default',
  '/og/properties/mirador-heights',
  '/_next/image',
  '/_next/data/x/index.json',
  '/login',
  '/staff',
  '/api/v1/properties/',
  '/api/v1/property-search/',
  '/api/v1/property-filters/',
  '/api/v1/properties/1/favorite/',
  '/api/v1/properties/1/inquiry/',
  '/api/v1/contact/submit/',
  '/api/v1/contact/list/',
  '/api/v1/newsletter/',
  '/api/v1/blogs/search/',
  '/api/auth/login/',
  '/api/user/favorites/',
  '/api/health/',
  '/api/metrics/',
  '/media/properties/',
];
const pieces = [
  '%00',
  '%',
  '%ff',
  '%E0%A4%A',
  '%ed%a0%80',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e/',
  '//',
  '/./',
  '\\',
  ';',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  '<script>alert(1)</script>',
  '%0d%0aSet-Cookie:x=1',
  '[slug]',
  '9'.repeat(400),
  'a'.repeat(3_000),
  '١٢٣',
  '%F0%9F%8F%A1',
  'null',
  'NaN',
  '-1',
  '1e309',
];
const keys = [
  'search',
  'page',
  'page_size',
  'city',
  'ordering',
  'price_range',
  'q',
  'url',
  'w',
  'limit',
  '_rsc',
  'lang',
  '__proto__',
  'token',
  'category',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
];
const headers = [
  'RSC: 1',
  'Next-Action: x',
  'Next-Action: 0123456789abcdef0123456789abcdef01234567',
  'Next-Router-State-Tree: %5B%22',
  'Next-Router-Prefetch: 1',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Cookie: visitor=%00; consent={"a":',
  'Authorization: Bearer null',
  'If-None-Match: W/"',
  'Range: bytes=999999999-',
  'X-Forwarded-For: not an address',
  'X-Forwarded-Host: evil.example',
  'X-Middleware-Subrequest: middleware:middleware:middleware',
  'x-matched-path: /staff',
  'Accept-Encoding: gzip;q=x',
  'Accept-Language: *;q=9',
  'Expect: nothing',
  `X-Long: ${'x'.repeat(9_000)}`,
];
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '{"__proto__":{"a":1}}',
  '{"name":{"$gt":""},"email":["x"]}',
  `{"message":"${'\\ud800'.repeat(50)}","name":"x","email":"a@b.co","subject":"s"}`,
  '--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n["$K1"]\r\n--x--',
  'a=%&b=%ff&name=',
  `"${'['.repeat(5_000)}`,
];

async function hostile(folder: string, sites: Site[], count: number) {
  const site = await startIn(folder, sites);
  const random = createRandom(20_000);
  const requests = Array.from({ length: count }, () => hostileRequest(random));
  const seen = new Map<number, number>();
  const bad: string[] = [];
  await inParallel(12, requests, async (request) => {
    const code = await rawStatus(site.port, request);
    seen.set(code, (seen.get(code) ?? 0) + 1);
    if (code === 0 || code >= 500) bad.push(`${code} ${request.slice(0, 160).replaceAll('\r\n', ' | ')}`);
  });
  for (const line of bad.slice(0, 20)) console.error(`  ${line}`);
  const after = await status(`${site.url}/api/health/`);
  const codes = [...seen]
    .sort(([a], [b]) => a - b)
    .map(([code, times]) => `${times} × ${code || 'no answer'}`);
  return {
    seen: `${codes.join(', ')}; health ${after}, ${site.memory()} MB`,
    asExpected: bad.length === 0 && after === 200 && site.memory() < 600,
  };
}

function hostileRequest(random: Random): string {
  const method = random.pick(methods);
  let path = random.pick(paths);
  if (random.chance(0.5)) path += random.pick(pieces);
  if (random.chance(0.2)) path = `/${random.pick(pieces)}${path}`;
  if (random.chance(0.6))
    path += `?${random.pick(keys)}=${random.pick(pieces)}&${random.pick(keys)}=${random.pick(pieces)}`;
  const body = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) ? '' : random.pick(bodies);
  const lines = [
    `${method} ${path.replaceAll(' ', '%20')} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(random.chance(0.5) ? [random.pick(headers)] : []),
    ...(random.chance(0.3) ? [random.pick(headers)] : []),
  ];
  if (!lines.some((line) => line.startsWith('Upgrade:'))) lines.push('Connection: close');
  if (body) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends the raw request. @returns the status; 0 without an answer within 30 s */
function rawStatus(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const give = (code: number) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(code);
    };
    const limit = setTimeout(() => give(0), 30_000);
    socket.on('error', () => give(0));
    socket.on('close', () => give(0));
    socket.once('data', (chunk: Buffer) =>
      give(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 0)),
    );
    socket.write(request);
  });
}

async function inParallel<T>(width: number, items: T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++] as T);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
