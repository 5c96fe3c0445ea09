import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import type { RequestLayer } from './request-layers';

/*
 * Next hands route handlers no socket, so the peer's address travels in a header of our own. Its name is drawn at
 * random for each process: no caller can send it.
 */
const shared = globalThis as typeof globalThis & { peerHeader?: string };

/** Notes the peer of a request for `clientAddress`. */
export const notePeerAddress: RequestLayer = (request, _response, next) => {
  shared.peerHeader ??= `x-peer-${randomBytes(16).toString('hex')}`;
  request.headers[shared.peerHeader] = request.socket.remoteAddress ?? '';
  next();
};

/**
 * The address of the client, for counting only; IPv6 by its /64 network, which is what one household has.
 *
 * X-Forwarded-For is believed when the peer is this machine (a proxy in front) or TRUST_PROXY says so; of its
 * entries the last counts, the one which the nearest proxy wrote. Where no peer is known (a platform that calls
 * handlers without a server of ours) that last entry is all there is.
 */
export function clientAddress(headers: Headers, trustProxy = env().TRUST_PROXY): string {
  const peer = shared.peerHeader ? headers.get(shared.peerHeader) : null;
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;
  const address = peer === null || trustProxy || isLoopback(peer) ? (forwarded ?? peer) : peer;
  return network(address ?? 'unknown');
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address.slice(0, 45);
  const [head = '', tail] = address.slice(0, 45).toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
