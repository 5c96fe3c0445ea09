import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { apiMethods, methodNotAllowed } from '../server/methods';

const body = JSON.stringify({ message: methodNotAllowed });
const rejection = [
  'HTTP/1.1 405 Method Not Allowed',
  `Allow: ${apiMethods.join(', ')}`,
  'Content-Type: application/json; charset=utf-8',
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
  `Content-Length: ${body.length}`,
  'Connection: close',
  '',
  body,
].join('\r\n');

/**
 * Responds with 405 to methods that Node's parser rejects with a bare 400.
 * @param values arguments of the `clientError` event
 * @returns false for other broken requests, or when a response is already in progress
 */
export function rejectUnknownMethod(values: unknown[]): boolean {
  // What Node emits with `clientError`; `_httpMessage` is internal: the response in progress on this connection.
  const [error, socket] = values as [
    { code?: string; rawPacket?: Buffer },
    Socket & { _httpMessage?: ServerResponse | null },
  ];
  if (error.code !== 'HPE_INVALID_METHOD' || !socket.writable || socket._httpMessage) return false;
  const start = error.rawPacket?.toString('latin1', 0, 512) ?? '';
  if (!/^[A-Za-z-]{1,32} \S+( HTTP\/1\.[01]\r?\n|\S*$)/.test(start)) return false;
  socket.end(rejection);
  return true;
}
