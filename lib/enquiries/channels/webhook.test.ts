import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { completeEnquiry } from '@/testing/enquiry-fixture';
import { portOf } from '@/testing/port-of';
import { stub } from '@/testing/stub';
import { webhookChannel } from './webhook';

const enquiry = stub<Parameters<ReturnType<typeof webhookChannel>['send']>[0]>({
  id: 7,
  name: 'Amira',
  created_at: '2026-01-15T08:00:00.000Z',
});

let server: Server;
let paths: string[];
let ids: unknown[];
let bodies: string[];

beforeEach(async () => {
  paths = [];
  ids = [];
  bodies = [];
  server = createServer(async (request, response) => {
    bodies.push(await text(request));
    paths.push(request.url ?? '');
    ids.push(request.headers['webhook-id']);
    response.writeHead(301, { location: '/moved', connection: 'close' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const channel = () =>
  webhookChannel({ url: `http://127.0.0.1:${portOf(server)}/hook`, secret: `whsec_${'a'.repeat(32)}` });

it('follows no redirect, and names it', async () => {
  expect(await channel().send(enquiry)).toEqual({ ok: false, reason: 'HTTP 301', final: false });
  expect(paths).toEqual(['/hook']);
});

it('sends an id that every attempt repeats, but no enquiry of a new database', async () => {
  await channel().send(enquiry);
  await channel().send(enquiry);
  await channel().send({ ...enquiry, created_at: '2030-01-01T00:00:00.000Z' });
  const [first, second, other] = ids;
  expect(first).toMatch(/^enquiry_.+_7-\d+$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('sends all that the visitor said', async () => {
  await channel().send({ ...enquiry, ...completeEnquiry });
  const { source_path: _, ...said } = completeEnquiry;
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ data: said });
});
