import { callApi, requestJson, tokenKey } from './client';
import { HttpError } from './http-error';

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function respondWith(status: number, body: unknown): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
}

test('a successful response is returned and not logged', async () => {
  respondWith(200, { count: 3 });
  await expect(requestJson('/api/things/')).resolves.toEqual({ count: 3 });
  expect(warn).not.toHaveBeenCalled();
});

test.each([403, 404, 500])('%i is logged by its number', async (status) => {
  respondWith(status, { message: 'No.' });
  await expect(requestJson('/api/things/')).rejects.toMatchObject({ status, message: 'No.' });
  expect(warn.mock.calls).toEqual([[`GET /api/things/: ${status}`]]);
});

test('any other status is logged with the body', async () => {
  respondWith(422, { message: 'Mind the field.', errors: { name: ['Required'] } });
  await expect(requestJson('/api/things/', { method: 'POST', body: {} })).rejects.toMatchObject({
    errors: { name: 'Required' },
  });
  expect(warn).toHaveBeenCalledWith('POST /api/things/: 422', {
    message: 'Mind the field.',
    errors: { name: ['Required'] },
  });
});

test('a missing response is logged with a hint at network and CORS', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(requestJson('/api/things/')).rejects.toEqual(
    new HttpError(null, 'Network error. Please check your connection and try again.'),
  );
  expect(warn.mock.calls[0]?.[0]).toMatch(/^GET \/api\/things\/: no response.*network.*CORS/);
});

test('the page of a proxy is not a response of the API, whatever its status', async () => {
  const page = (status: number) => new Response('<html>Sign in to the Wi-Fi</html>', { status });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(page(200));
  await expect(requestJson('/api/things/')).rejects.toMatchObject({ status: null });
  fetched.mockResolvedValue(page(502));
  await expect(requestJson('/api/things/')).rejects.toMatchObject({ status: 502, message: '' });
});

test('an aborted request is not a failure', async () => {
  const controller = new AbortController();
  controller.abort();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(controller.signal.reason);
  await expect(requestJson('/api/things/', { signal: controller.signal })).rejects.toBe(
    controller.signal.reason,
  );
  expect(warn).not.toHaveBeenCalled();
});

test('a browser that cannot combine signals keeps the time limit', async () => {
  respondWith(200, { count: 3 });
  const limit = new AbortController().signal;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
  Reflect.deleteProperty(AbortSignal, 'any');
  const { signal } = new AbortController();
  try {
    await expect(requestJson('/api/things/', { signal })).resolves.toEqual({ count: 3 });
    expect(fetch).toHaveBeenCalledWith('/api/things/', expect.objectContaining({ signal: limit }));
  } finally {
    Object.defineProperty(AbortSignal, 'any', any);
  }
});

describe('a 401', () => {
  const assign = jest.fn();
  const removeItem = jest.fn();

  beforeEach(() => {
    assign.mockReset();
    removeItem.mockReset();
    respondWith(401, { message: 'Please sign in.' });
    Object.assign(globalThis, { location: { assign }, localStorage: { getItem: () => null, removeItem } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'location');
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('deletes the stored token and leads a visitor to the sign-in page', async () => {
    await expect(requestJson('/api/things/')).rejects.toMatchObject({ status: 401 });
    expect(removeItem).toHaveBeenCalledWith(tokenKey);
    expect(assign).toHaveBeenCalledWith('/login');
  });

  test('keeps the page when the caller handles it', async () => {
    await expect(callApi('/api/things/')).rejects.toMatchObject({ status: 401 });
    expect(removeItem).toHaveBeenCalledWith(tokenKey);
    expect(assign).not.toHaveBeenCalled();
  });
});
