import { keysOf } from '@/lib/typed-keys';
import type { Random } from '@/testing/generate/random';

/** A raw HTTP request and its category. */
type HostileRequest = { kind: string; bytes: Buffer };

const oddTexts = [
  "' or 1=1 --",
  '%',
  '%%30',
  '%00',
  '%ff',
  '%c0%af',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '../../etc/passwd',
  '.',
  '..',
  '\\',
  '%5c',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '2147483648',
  '[]',
  '{}',
  '{{7*7}}',
  '$%7B7*7%7D',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%E2%80%AE',
  '%F0%9F%8F%9D',
  '%D9%86',
  'a'.repeat(3_000),
  '__proto__',
  'constructor',
  'undefined',
  'null',
  '[slug]',
  '%5Bslug%5D',
  '(.)x',
  '$',
  ':',
  ';a=b',
  '@',
  '',
];

const paths = [
  '/',
  '/properties',
  '/properties/mirador-heights',
  '/properties/mirador-heights/units',
  '/properties/mirador-heights/units/V01',
  '/blog',
  '/areas',
  '/areas/palm-jumeirah',
  '/developers/x',
  '/types/villa',
  '/about',
  '/contact',
  '/contact/enquiry',
  '/contact/sent',
  '/newsletter',
  '/newsletter/unsubscribe',
  '/newsletter/thanks',
  '/cached/everyone/home',
  '/og/default',
  '/og/properties/mirador-heights',
  '/og/articles/x',
  '/sitemap.xml',
  '/sitemaps/properties-1.xml',
  '/feed.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/media/hero/hero.jpg',
  '/media/properties/villa-palm-1.jpg',
  '/_next/image',
  '/_next/static/x.js',
  '/_next/data/x/index.json',
  '/_next/',
  '/_error',
  '/404',
  '/500',
  '/outage/property',
  '/index',
  '/.env',
  '/.git/config',
  '/api',
  '/api/',
  '/api/health/',
  '/api/auth/login/',
  '/api/user/favorites/',
  '/api/user/favorites/properties/',
  '/api/user/profile/',
  '/api/user/inquiries/',
  '/api/v1/properties/',
  '/api/v1/multilingual-properties/',
  '/api/v1/properties/detail/mirador-heights/',
  '/api/v1/properties/1/units/',
  '/api/v1/properties/1/units/1/',
  '/api/v1/properties/1/inquiry/',
  '/api/v1/properties/1/favorite/',
  '/api/v1/property-details/1/similar_properties/',
  '/api/v1/featured-properties/initial/',
  '/api/v1/property-search/',
  '/api/v1/property-filters/',
  '/api/v1/property-statistics/',
  '/api/v1/cities/1/districts/',
  '/api/v1/developers/1/properties/',
  '/api/v1/blogs/search/',
  '/api/v1/blogs/x/view/',
  '/api/v1/contact/submit/',
  '/api/v1/contact/create/',
  '/api/v1/contact/list/',
  '/api/v1/contact/1/',
  '/api/v1/newsletter/',
  '/api/v1/newsletter/unsubscribe/',
  '/newsletter/confirm',
  '/api/v1/newsletter/confirm/',
  '/login',
  '/login/password',
  '/staff',
  '/staff/enquiries/1',
  '/api/staff/accounts/',
  '/api/staff/enquiries/1/claim/',
  '/api/staff/enquiries/export/',
  '/api/jobs/run/',
  '/api/webhooks/bayut/',
  '/api/metrics/',
] as const;

const writes = paths.filter((path) =>
  /submit|inquiry|favorite|newsletter|auth|view|contact|profile|staff|jobs|webhooks/.test(path),
);

const keys = [
  'search',
  'q',
  'page',
  'page_size',
  'city',
  'district',
  'developer',
  'property_type',
  'price_range',
  'ordering',
  'lang',
  'category',
  'problem',
  'token',
  'state',
  'id',
  'limit',
  'status',
  '_rsc',
  'nxtPslug',
  '__nextDataReq',
  '__proto__',
  'url',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];
const rareMethods = ['BREW', 'get', 'SEARCH', 'M-SEARCH', 'LINK', 'QUERY', 'MKCOL', 'X'.repeat(40)];

const pictures = [
  '/media//x',
  '/\\x',
  '/%5Cx',
  '//evil.test/x.jpg',
  '/media/hero/hero.jpg',
  '/media/hero/hero.jpg%231',
  '/./media/hero/hero.jpg',
  '/%256dedia/hero/hero.jpg',
  '/media/properties',
  '/media/missing.jpg',
  '/media/../../package.json',
  '/og/default',
  '/_next/image?url=/x',
  '/properties',
  '/icon.svg',
  'https://evil.test/x.jpg',
  'http://127.0.0.1:1/',
  'data:image/png;base64,AAAA',
  '%00',
  '%ff',
  '/%ff',
  '/media/hero/hero.jpg?v=2',
];

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/x-component',
  ';',
];

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"email":{"$ne":1}}',
  '{"name":"\\ud800","email":"a@example.com","subject":"Viewing","message":"\\udfff broken \\ud83d"}',
  '{"name":"Nour","email":"nour@example.com","subject":"Viewing","message":"I would like to see it."}',
  '{"email":"\\ud800@example.com"}',
  '{"email":"nour@example.com"}',
  '{"__proto__":{"admin":true},"email":"x@example.com"}',
  '{"token":"x"}',
  '{"username":"x","password":"y"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"message":"${'a'.repeat(70_000)}"}`,
  'name=Nour&email=nour%40example.com&subject=Viewing&message=Hello+there&consent=on',
  'email=nour%40example.com',
  'email=%ff%fe&token=%00',
  '&&&===',
  '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
  '\0\x01\x02\xff\xfe',
];

const headerLines = [
  'RSC: 1',
  'RSC: 1\r\nNext-Router-State-Tree: x',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22%22%2C%7B%7D%5D',
  'RSC: 1\r\nNext-Router-State-Tree: %',
  `RSC: 1\r\nNext-Router-State-Tree: ${encodeURIComponent(`${'["",{"children":'.repeat(100)}1${'}]'.repeat(100)}`)}`,
  'RSC: 1\r\nNext-Router-Prefetch: 1',
  'RSC: 1\r\nNext-Router-Prefetch: 2\r\nNext-Router-Segment-Prefetch: /_tree',
  'RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /../../x',
  'RSC: 1\r\nNext-Url: //evil.test',
  'Next-Action: x',
  'Next-Action: 7f0000000000000000000000000000000000000000',
  'x-nextjs-data: 1',
  'x-middleware-subrequest: middleware:middleware:middleware',
  'x-middleware-rewrite: /x',
  'x-middleware-prefetch: 1',
  'x-matched-path: /x',
  'x-now-route-matches: 1=x',
  'x-invoke-path: /_error',
  'x-invoke-status: 500',
  'x-prerender-revalidate: x',
  'x-next-resume: 1',
  'next-resume: 1',
  'Cookie: __prerender_bypass=x; __next_preview_data=y',
  'Cookie: visitor=AAAAAAAAAAAAAAAAAAAAAA; staff_session=x',
  `Cookie: ${'a=b; '.repeat(900)}`,
  'Range: bytes=5-1',
  'Range: bytes=999999999999-',
  'Range: bytes=0-0,2-3,5-',
  'Range: bytes=-0',
  'If-None-Match: W/',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'If-Range: x\r\nRange: bytes=0-1',
  'If-Match: "x"',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Accept: image/avif,image/webp;q=x,,',
  'Accept-Encoding: br;q=9,zip,*;q=0',
  'Accept-Encoding: identity;q=0',
  'Accept-Language: *;q=0',
  'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13',
  'Expect: 100-continue',
  'Expect: magic',
  'X-Forwarded-For: unknown',
  'X-Forwarded-For: [::1]:1, ::ffff:7f00:1, x',
  'X-Forwarded-Host: a b',
  'X-Forwarded-Host: evil.test, evil.test',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Port: x',
  'X-HTTP-Method-Override: DELETE',
  'X-Original-URL: /api/auth/login/',
  'Forwarded: for="_x;proto=y',
  'Origin: null',
  'Origin: http://[',
  'Sec-Fetch-Site: cross-site',
  'Referer: \xff\xfe',
  'Authorization: Bearer x',
  'Authorization: Basic Zm9v',
  'X-Request-Id: <b>',
  'Idempotency-Key: \xe9',
  'Purpose: prefetch',
  'User-Agent: facebookexternalhit/1.1',
  'User-Agent: ',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  ' folded: x',
  'No colon here',
];

const hosts = ['site.test', '', 'a b', '[', '[::1]:x', 'evil.test:99999', 'x'.repeat(300), '%', 'xn--', '..'];

const startLines = [
  'GET http://evil.test/properties HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET ?x=1 HTTP/1.1',
  'GET // HTTP/1.1',
  'GET ///evil.test/%2f.. HTTP/1.1',
  'GET //evil.test/about/ HTTP/1.1',
  'GET /\\evil.test HTTP/1.1',
  'GET /about#x HTTP/1.1',
  'GET /a b HTTP/1.1',
  'GET /\xff\xfe HTTP/1.1',
  'GET / HTTP/1.0',
  'GET / HTTP/2.0',
  'GET / HTTP/9.9',
  'GET /',
  'CONNECT evil.test:443 HTTP/1.1',
  'CONNECT /properties HTTP/1.1',
  'GET /properties;jsessionid=1 HTTP/1.1',
  'GET /%2e%2e/%2e%2e/package.json HTTP/1.1',
  'GET /_next/../package.json HTTP/1.1',
  'GET /_next/static/%2e%2e/%2e%2e/BUILD_ID HTTP/1.1',
  'GET /_next/%69mage?url=/media/hero/hero.jpg&w=660&q=60 HTTP/1.1',
  'GET //_next/image?url=/media//x&w=660&q=60 HTTP/1.1',
  'PRI * HTTP/2.0',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
  '\r\n\r\n\r\n',
];

/** A random request of a random category. */
export function hostileRequest(random: Random): HostileRequest {
  const kinds = { path, query, method, headers, picture, write, host, raw };
  const names = keysOf(kinds);
  const kind = random.pick(names);
  return { kind, bytes: Buffer.from(kinds[kind](random), 'latin1') };
}

function path(random: Random): string {
  const segments = random.pick(paths).split('/');
  const broken = segments.map((segment) => (random.chance(0.3) ? random.pick(oddTexts) : segment));
  return message(random, 'GET', printable(broken.join('/')) || '/');
}

function query(random: Random): string {
  const pairs = Array.from(
    { length: random.between(1, 6) },
    () => `${random.pick(keys)}=${random.pick(oddTexts)}`,
  );
  return message(random, 'GET', `${random.pick(paths)}?${printable(pairs.join('&'))}`);
}

function method(random: Random): string {
  const verb = random.pick(random.chance(0.7) ? methods : rareMethods);
  return message(random, verb, random.pick(paths));
}

function headers(random: Random): string {
  const lines = Array.from({ length: random.between(1, 3) }, () => random.pick(headerLines));
  return message(random, random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST']), random.pick(paths), lines);
}

function picture(random: Random): string {
  const width = random.pick(['660', '390', '96', '0', '-1', '1e9', 'x', '', '0660', '661']);
  const quality = random.pick(['60', '75', '0', '101', 'x', '', '60&q=70']);
  const path = `/_next/image?url=${printable(random.pick(pictures))}&w=${width}&q=${quality}`;
  return message(random, 'GET', path, [random.pick(['Accept: image/webp', 'Accept: */*', 'Accept: x'])]);
}

function write(random: Random): string {
  const lines = [`Content-Type: ${random.pick(types)}`];
  if (random.chance(0.3)) lines.push(random.pick(headerLines));
  return message(
    random,
    random.pick(['POST', 'POST', 'PUT', 'PATCH', 'DELETE']),
    random.pick(writes),
    lines,
    {
      body: random.pick(bodies),
    },
  );
}

function host(random: Random): string {
  return message(random, random.pick(['GET', 'POST']), random.pick(paths), [], { host: random.pick(hosts) });
}

function raw(random: Random): string {
  const lines = random.chance(0.3) ? [random.pick(headerLines)] : [];
  return `${[random.pick(startLines), 'Host: site.test', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;
}

function message(
  random: Random,
  verb: string,
  target: string,
  lines: string[] = [],
  { body = '', host = 'site.test' }: { body?: string; host?: string } = {},
): string {
  const sender = `10.${random.between(0, 255)}.${random.between(0, 255)}.1`;
  const own = [`Host: ${host}`, 'Connection: close', `Content-Length: ${body.length}`];
  // Many senders, so that rate limits do not hide the code behind them.
  if (!lines.some((line) => line.startsWith('X-Forwarded-For'))) own.push(`X-Forwarded-For: ${sender}`);
  return `${[`${verb} ${target} HTTP/1.1`, ...own, ...lines].join('\r\n')}\r\n\r\n${body}`;
}

/** Spaces would end the URL. */
function printable(text: string): string {
  return text.replaceAll(' ', '%20');
}
