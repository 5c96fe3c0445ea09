import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@/testing/port-of';
import { sendCompressedAssets } from './compressed-assets';
import { installRequestLayers } from './request-layers';

let distDir: string;
let server: Server;

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'assets-'));
  const chunks = join(distDir, 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'a.css', 'a.css.gz', 'new.js', 'picture.png.br'])
    writeFileSync(join(chunks, name), '');
  server = createServer(({ url }, response) => {
    response.statusCode = url?.includes('a.css') ? 404 : 200;
    response.end(url);
  });
  installRequestLayers([sendCompressedAssets(distDir)], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(distDir, { recursive: true });
});

/** What Next is asked for, and the headers of the response. `fetch` would decode the body. */
function ask(path: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return new Promise<{ file: string; type: unknown; encoding: unknown; vary: unknown }>((resolve, reject) => {
    get({ port: portOf(server), path, headers, agent: false }, (response) => {
      let file = '';
      response.on('data', (chunk) => {
        file += chunk;
      });
      const { 'content-type': type, 'content-encoding': encoding, vary } = response.headers;
      response.on('end', () =>
        resolve({ file: file.replace('/_next/static/chunks/', ''), type, encoding, vary }),
      );
    }).on('error', reject);
  });
}

it.each([
  ['br before gzip', 'gzip, deflate, br, zstd', 'a.js.br', 'br'],
  ['gzip', 'gzip', 'a.js.gz', 'gzip'],
  ['no refused encoding', 'br;q=0, gzip', 'a.js.gz', 'gzip'],
])('sends %s', async (_, accepted, file, encoding) => {
  expect(await ask('/_next/static/chunks/a.js', accepted)).toEqual({
    file,
    type: 'application/javascript; charset=UTF-8',
    encoding,
    vary: 'Accept-Encoding',
  });
});

it.each([
  ['without an accepted encoding', 'a.js', undefined],
  ['for a file without copies', 'new.js', 'br'],
  ['for another type', 'picture.png', 'br'],
  ['for a copy', 'a.js.br', 'br'],
  ['outside the folder', '../a.js', 'br'],
])('leaves requests unchanged %s', async (_, file, accepted) => {
  const response = await ask(`/_next/static/chunks/${file}`, accepted);
  expect(response).toEqual({ file, type: undefined, encoding: undefined, vary: undefined });
});

it('names no encoding when the file has been removed', async () => {
  expect(await ask('/_next/static/chunks/a.css', 'gzip')).toMatchObject({
    file: 'a.css.gz',
    encoding: undefined,
  });
});
