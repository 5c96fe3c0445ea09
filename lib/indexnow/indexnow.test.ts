import { createServer, type Server } from 'node:http';
import { portOf } from '@/testing/port-of';
import { announce } from './indexnow';

type Announced = { host: string; key: string; keyLocation: string; urlList: string[] };

let server: Server;
let endpoint: string;
let received: Announced[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${portOf(server)}/indexnow`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Each page as its own subject, since most tests do not depend on grouping. */
const each = (paths: string[]) => paths.map((path) => ({ paths: [path] }));
const record = async () => undefined;
const to = () => ({ key: 'abcdef0123456789', siteUrl: 'https://www.example.com', endpoint });

test('announces URLs with the key and its location', async () => {
  expect(await announce([{ paths: ['/properties/a', '/properties/ب'] }], to(), record)).toEqual({
    announced: 2,
    problem: null,
  });
  expect(received).toEqual([
    {
      host: 'www.example.com',
      key: 'abcdef0123456789',
      keyLocation: 'https://www.example.com/indexnow-key.txt',
      urlList: ['https://www.example.com/properties/a', 'https://www.example.com/properties/%D8%A8'],
    },
  ]);
});

test('sends at most 10,000 URLs per request, leaving none out', async () => {
  const paths = Array.from({ length: 20_001 }, (_, index) => `/p/${index}`);
  expect(await announce(each(paths), to(), record)).toEqual({ announced: 20_001, problem: null });
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 1]);
});

test('submits pages of a subject together, then records it', async () => {
  const pages = (name: string, count: number) => ({
    name,
    paths: Array.from({ length: count }, (_, index) => `/${name}/${index}`),
  });
  const recorded: string[][] = [];
  const names = async (subjects: { name: string }[]) => {
    recorded.push(subjects.map(({ name }) => name));
    if (recorded.length === 2) status = 503;
  };
  const subjects = [pages('a', 4_000), pages('b', 5_000), pages('large', 10_001), pages('c', 1)];
  const { announced, problem } = await announce(subjects, to(), names);
  expect({ announced, problem }).toEqual({ announced: 19_001, problem: expect.stringContaining('503') });
  expect(received.map(({ urlList }) => urlList.length)).toEqual([9_000, 10_000, 1, 1]);
  expect(recorded).toEqual([['a', 'b'], ['large']]);
});

test('sends nothing when there is nothing to announce', async () => {
  expect(await announce([], to(), record)).toEqual({ announced: 0, problem: null });
  expect(received).toEqual([]);
});

test('a rejection is reported and ends the announcement', async () => {
  status = 403;
  const paths = Array.from({ length: 10_001 }, (_, index) => `/p/${index}`);
  const { announced, problem } = await announce(each(paths), to(), record);
  expect({ announced, problem }).toEqual({ announced: 0, problem: expect.stringContaining('403') });
  expect(received).toHaveLength(1);
});

test('a failed connection is reported, not thrown', async () => {
  const { problem } = await announce(each(['/a']), { ...to(), endpoint: 'http://127.0.0.1:1/' }, record);
  expect(problem).not.toBeNull();
});
