import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { portOf } from '@/testing/port-of';
import { errorPageOf, rewriteErrors } from './error-document';

const page = `<!DOCTYPE html><html lang="en" class="fonts"><head><title>Sorry</title>
<link rel="stylesheet" href="/a.css"/></head><body class="flex"><div id="__next"><noscript><nav>Menu</nav></noscript>
<h1>Sorry</h1></div><script id="data">{"a":"</p>"}</script></body></html>`;
const empty =
  '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>start()</script></body></html>';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

async function responseOf(listener: RequestListener, readPage = () => page): Promise<Response> {
  const listening = createServer((request, response) => {
    rewriteErrors(response, readPage);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  return fetch(`http://127.0.0.1:${portOf(listening)}/`);
}

const explained =
  '<!DOCTYPE html><html id="__next_error__" lang="en" class="fonts"><head></head><body>' +
  '<noscript><title>Sorry</title><link rel="stylesheet" href="/a.css"/><div id="__next"><nav>Menu</nav>\n' +
  '<h1>Sorry</h1></div></noscript><script>start()</script></body></html>';

it('puts the error page into an empty document for visitors without scripts', async () => {
  const response = await responseOf((_request, sent) => {
    sent.statusCode = 500;
    sent.setHeader('Content-Type', 'text/html; charset=utf-8');
    sent.setHeader('Content-Length', Buffer.byteLength(empty));
    sent.end(empty);
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(explained);
});

it('handles compressed and chunked pages', async () => {
  const response = await responseOf((_request, sent) => {
    const bytes = gzipSync(empty);
    sent.setHeader('Content-Encoding', 'gzip');
    sent.setHeader('Content-Type', 'text/html');
    sent.writeHead(503);
    sent.write(bytes.subarray(0, 20));
    sent.end(bytes.subarray(20));
  });
  expect(await response.text()).toBe(explained);
});

it.each([
  ['a page that did not fail', 200, 'text/html', empty],
  ['a response in JSON', 500, 'application/json', '{}'],
  ['a document with a text of its own', 500, 'text/html', '<html><body>Sorry</body></html>'],
])('leaves %s unchanged', async (_name, status, type, body) => {
  const response = await responseOf((_request, sent) => {
    sent.statusCode = status;
    sent.setHeader('Content-Type', type);
    sent.setHeader('ETag', '"1"');
    sent.end(body);
  });
  expect([response.status, await response.text()]).toEqual([status, body]);
});

it.each([
  ['/properties/palm-villa', 'outage/property.html'],
  ['/properties/caf%C3%A9/units?sort=area', 'outage/property.html'],
  ['/properties/palm-villa/units/7', 'outage/unit.html'],
  ['/blog/yields', 'outage/article.html'],
  ['/areas/palm-jumeirah', '500.html'],
  ['/properties?search=/properties/a', '500.html'],
  ['/', '500.html'],
])('explains a failure of %s with %s', (url, file) => {
  expect(errorPageOf(url)).toBe(file);
});

it('leaves the response unchanged without an error page', async () => {
  const response = await responseOf(
    (_request, sent) => {
      sent.statusCode = 500;
      sent.setHeader('Content-Type', 'text/html');
      sent.end(empty);
    },
    () => {
      throw new Error('no such file');
    },
  );
  expect(await response.text()).toBe(empty);
});
