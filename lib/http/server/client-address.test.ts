import { createServer, request as httpRequest, type Server } from 'node:http';
import { processState } from '@/lib/process-state';
import { portOf } from '@/testing/port-of';
import { installRequestLayers } from '../layers/request-layers';
import { clientNetworks, notePeerAddress } from './client-address';

const shared = processState<{ peerHeader?: string }>();

let server: Server;
let seen: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    seen = [...clientNetworks(headers, 0), headers.get(shared.peerHeader ?? '')];
    response.end();
  });
  installRequestLayers([notePeerAddress], server);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await call({});
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function call(headers: Record<string, string>): Promise<void> {
  const port = portOf(server);
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

/** The networks of a request directly from this peer. */
function from(peer: string, forwarded: string | null, hops: number): string[] {
  const headers = new Headers({ [shared.peerHeader ?? '']: peer });
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded);
  return clientNetworks(headers, hops);
}

const stranger = '198.51.100.7';

it('trusts a proxy on this machine', async () => {
  await call({ 'x-forwarded-for': '203.0.113.9' });
  expect(seen).toEqual(['203.0.113.9', '127.0.0.1']);
});

it('overwrites the header when a caller guesses its name', async () => {
  await call({ [shared.peerHeader ?? '']: '198.51.100.1' });
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1']);
});

it.each([
  [0, '203.0.113.9', stranger],
  [1, '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  [2, '192.0.2.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [2, '203.0.113.9', '203.0.113.9'],
  [1, null, stranger],
])('with %i proxies and X-Forwarded-For %p the client is %s', (hops, forwarded, client) => {
  expect(from(stranger, forwarded, hops)).toEqual([client]);
});

it.each([
  '203.0.113.9:4711',
  '::ffff:203.0.113.9',
  '::FFFF:cb00:7109',
  '[::ffff:203.0.113.9]:443',
  '0:0:0:0:0:ffff:203.0.113.9',
])('%s is one client in every notation', (forwarded) => {
  expect(from(stranger, forwarded, 1)).toEqual(['203.0.113.9']);
});

it.each(['2001:db8:1:2:3:4:5:6', '[2001:DB8:1:2::9]:443', '2001:0db8:0001:0002::1%eth0'])(
  'counts %s by its networks',
  (forwarded) => {
    expect(from(stranger, forwarded, 1)).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  },
);

it.each(['unknown', '', '1', '010.1.1.1', '999.1.1.1', 'a'.repeat(9_000), '::ffff:1.2.3', '[', '_x'])(
  'uses the peer when %p is in place of an address',
  (forwarded) => {
    expect(from(stranger, `192.0.2.1, ${forwarded}`, 1)).toEqual([stranger]);
  },
);

it('treats all clients without an address as one', () => {
  expect(from('', null, 1)).toEqual(['unknown']);
});
