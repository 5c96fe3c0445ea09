import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody } from './encoded-body';

const text = Buffer.from('A list of homes. '.repeat(200));

test('gives the same text compressed, compacted and expanded', async () => {
  const body = new EncodedBody(text, true);
  expect(brotliDecompressSync(await body.for('gzip, br').bytes)).toEqual(text);
  body.compact();
  await sleep(0);
  expect(body.for('br').bytes).toBeInstanceOf(Buffer);
  expect(gunzipSync(await body.for('gzip').bytes)).toEqual(text);
  expect(body.for('gzip').bytes).toBeInstanceOf(Buffer);
  expect(await body.for(undefined).bytes).toEqual(text);
});

test('does not keep the request in memory in which it was made', async () => {
  const { body, request } = await madeInRequest();
  expect(brotliDecompressSync(await body.for('br').bytes)).toEqual(text);
  await collectGarbage();
  expect(request.deref()).toBeUndefined();
});

async function madeInRequest(): Promise<{ body: EncodedBody; request: WeakRef<object> }> {
  const request = { response: 'much memory' };
  const body = await new AsyncLocalStorage<object>().run(request, async () => {
    const made = new EncodedBody(text, true);
    await made.for('br').bytes;
    await made.for('gzip').bytes;
    made.compact();
    return made;
  });
  return { body, request: new WeakRef(request) };
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  // A WeakRef holds its target until the current job has ended.
  await sleep(10);
  runInNewContext('gc')();
}
