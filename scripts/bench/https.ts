import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Forwards HTTPS requests over HTTP/2 to a site, as visitors reach it behind nginx or on Vercel. Its certificate is
 * self-signed, made by the command `openssl`.
 * @returns the HTTPS URL of the site's, and a function that ends it
 * @throws when there is no `openssl`
 */
export async function serveOverHttps(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    const forwarded = request(
      new URL(incoming.url, site),
      { method: incoming.method, headers: http2Headers(incoming.headers) },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, http2Headers(response.headers));
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.stream.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Without pseudo-headers such as `:path` and the headers of a connection, which HTTP/2 forbids. */
function http2Headers<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(:.*|host|connection|keep-alive|transfer-encoding)$/.test(name),
    ),
  );
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        'key.pem',
        '-out',
        'cert.pem',
        '-subj',
        '/CN=localhost',
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
