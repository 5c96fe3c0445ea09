import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { portOf } from '@/testing/port-of';
import { uploadsPath } from './picture-names';
import { s3Storage } from './s3-storage';
import { bytesOf, readUpload, storePicture } from './store-picture';

/* A small server with the S3 calls that the storage uses. */

let server: Server;
let stored: Map<string, Buffer>;
let requests: string[];
/** Responds in place of the bucket when it returns a status, or leaves the request without a response. */
let fault: (request: IncomingMessage) => number | 'no response' | 'NoSuchBucket' | 'QuotaExceeded' | null;
/** Resolves when a request may get its response. */
let turn: (request: IncomingMessage) => Promise<void>;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', 'http://bucket');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  requests.push(`${request.method} ${pathname}`);
  await turn(request);
  const status = fault(request);
  if (status === 'no response') return;
  if (status === 'NoSuchBucket' || status === 'QuotaExceeded') {
    response.writeHead(status === 'NoSuchBucket' ? 404 : 403, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${status}</Code></Error>`);
    return;
  }
  if (status !== null) {
    response.writeHead(status).end();
    return;
  }
  if (request.method === 'PUT') {
    stored.set(pathname, Buffer.concat(chunks));
    response.writeHead(200, { etag: '"1"' }).end();
    return;
  }
  const bytes = stored.get(pathname);
  if (!bytes) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-length': String(bytes.byteLength) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  Object.assign(process.env, {
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_PREFIX: 'site/',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${portOf(server)}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  stored = new Map();
  requests = [];
  fault = () => null;
  turn = async () => undefined;
});

const missing = `${'a'.repeat(32)}-660.webp`;

const picture = (width = 800) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#9a7433' } })
    .png()
    .toBuffer();

it('stores the widths of a picture in the bucket, under the names of the folder', async () => {
  const kept = await storePicture(await picture());
  const name = kept.address.slice(uploadsPath.length);
  expect(name).toMatch(/^[0-9a-f]{32}-800x400\.webp$/);
  const digest = name.slice(0, 32);
  expect([...stored.keys()]).toEqual([`/pictures/site/${digest}-660.webp`, `/pictures/site/${name}`]);
  const bytes = await readUpload(name);
  expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(800);
  expect(await bytesOf(kept)).toBe([...stored.values()].reduce((sum, file) => sum + file.byteLength, 0));
});

it('stores the same picture once', async () => {
  await storePicture(await picture());
  requests = [];
  await storePicture(await picture());
  expect(requests.map((call) => call.split(' ')[0])).toEqual(['HEAD', 'HEAD']);
});

it('asks for all widths at once and stores them at once, the widest last', async () => {
  const together: Record<string, number> = { HEAD: 4, PUT: 3 };
  const waiting: (() => void)[] = [];
  turn = ({ method = '' }) => {
    const isWidest = stored.size === 3;
    return new Promise((go) => {
      waiting.push(go);
      if (isWidest || waiting.length === together[method]) for (const each of waiting.splice(0)) each();
    });
  };
  const { address } = await storePicture(await picture(2000));
  expect([...stored.keys()].at(-1)).toBe(`/pictures/site/${address.slice(uploadsPath.length)}`);
  expect(stored.size).toBe(4);
});

it('retries when the bucket fails for a moment', async () => {
  let failures = 0;
  fault = ({ method }) => {
    if (method !== 'PUT' || failures >= 2) return null;
    failures += 1;
    return 503;
  };
  await storePicture(await picture());
  expect(stored.size).toBe(2);
});

it('returns null for a missing picture', async () => {
  expect(await readUpload(missing)).toBeNull();
  requests = [];
  expect(await readUpload('../secret')).toBeNull();
  expect(requests).toEqual([]);
});

describe('an unusable bucket', () => {
  const refusal = async (found: ReturnType<typeof fault>) => {
    fault = () => found;
    const failures = await Promise.all(
      [storePicture(await picture()), readUpload(missing)].map((asked) =>
        asked.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    // Both say the same.
    expect(failures).toEqual([failures[0], failures[0]]);
    expect(failures[0]).toMatchObject({ status: 503 });
    return (failures[0] as Error).message;
  };

  it('is described with what to do about it', async () => {
    const problem = 'Pictures cannot be stored or read: ';
    expect(await refusal(403)).toBe(
      `${problem}the bucket pictures answers 403. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may read, write and list.`,
    );
    expect(await refusal('NoSuchBucket')).toBe(
      `${problem}there is no bucket pictures. Check MEDIA_S3_BUCKET and MEDIA_S3_ENDPOINT.`,
    );
    expect(await refusal(301)).toBe(
      `${problem}the bucket pictures answers 301. Check MEDIA_S3_REGION and MEDIA_S3_ENDPOINT.`,
    );
    expect(await refusal(501)).toBe(`${problem}the bucket pictures answers 501. Please try again shortly.`);
  });

  it('is described with its own reason: a full bucket of some vendors responds with 403, like a wrong key', async () => {
    fault = ({ method }) => (method === 'PUT' ? 'QuotaExceeded' : null);
    await expect(storePicture(await picture())).rejects.toMatchObject({
      message: expect.stringContaining('the bucket pictures answers 403 QuotaExceeded.'),
    });
  });

  it('is described when there are no credentials or no server', async () => {
    const settings = { bucket: 'other', prefix: '', region: 'eu-central-1', endpoint: 'http://127.0.0.1:1' };
    await expect(s3Storage(settings).read('a.webp')).rejects.toMatchObject({
      status: 503,
      message:
        'Pictures cannot be stored or read: the bucket other cannot be reached. Check MEDIA_S3_REGION and MEDIA_S3_ENDPOINT.',
    });
    const nobody = jest.replaceProperty(process, 'env', {
      ...process.env,
      AWS_ACCESS_KEY_ID: undefined,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_CONFIG_FILE: '/dev/null',
    });
    const other = s3Storage({ ...settings, region: 'eu-west-1' });
    await expect(other.read('a.webp')).rejects.toMatchObject({
      message:
        'Pictures cannot be stored or read: there are no credentials for the bucket other. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    });
    nobody.restore();
  });
});

it('gives up on a bucket that does not respond', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  fault = () => 'no response';
  const failure = readUpload(missing).catch((error: unknown) => error);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    while (requests.length < attempt) {
      await new Promise((done) => setImmediate(done));
      await jest.advanceTimersByTimeAsync(10);
    }
    await jest.advanceTimersByTimeAsync(30_000);
  }
  jest.useRealTimers();
  expect(await failure).toMatchObject({ status: 503 });
});
