import { errorParts, failureReason } from './error-parts';

it('reads the parts of errors of any class', () => {
  const failure = Object.assign(new TypeError('no such file'), { code: 'ENOENT' });
  expect(errorParts(failure)).toEqual({
    name: 'TypeError',
    message: 'no such file',
    code: 'ENOENT',
    stack: failure.stack,
  });
});

it('leaves out the number of a DOMException', () => {
  expect(errorParts(new DOMException('late', 'TimeoutError'))).toMatchObject({
    name: 'TimeoutError',
    message: 'late',
    code: undefined,
  });
});

it.each([null, undefined, 'late', 7])('uses the thrown value %p as the message', (thrown) => {
  expect(errorParts(thrown)).toEqual({
    name: 'unknown',
    message: String(thrown),
    code: undefined,
    stack: undefined,
  });
});

it.each([
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    'no connection (ECONNREFUSED)',
  ],
  [
    new TypeError('terminated', { cause: Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }) }),
    'the connection was cut (UND_ERR_SOCKET)',
  ],
  [
    new TypeError('terminated', { cause: Object.assign(new Error(), { code: 'Z_DATA_ERROR' }) }),
    'the response is damaged (Z_DATA_ERROR)',
  ],
  [new DOMException('aborted', 'TimeoutError'), 'no response in time'],
  [new TypeError('amira@example.com'), 'TypeError'],
])('says why a request failed: %p', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
