import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';
import { processState } from '@/lib/process-state';
import type { RequestLayer } from '../layers/request-layer';

/*
 * Next gives route handlers no socket, so the peer's address is passed in a header. Its name is random per process, so
 * no caller can send it.
 */
const shared = processState<{ peerHeader?: string }>();

/** Passes a request's peer address on to `clientNetworks`. */
export const notePeerAddress: RequestLayer = (request, _response, next) => {
  shared.peerHeader ??= `x-peer-${randomBytes(16).toString('hex')}`;
  request.headers[shared.peerHeader] = request.socket.remoteAddress ?? '';
  next();
};

/**
 * A client's networks, narrowest first, for rate limits: the IPv4 address, or the IPv6 /64 and /48; else `['unknown']`.
 * The client is the X-Forwarded-For entry written by the outermost of `hops` proxies. A proxy on this machine is always
 * trusted; without a peer (serverless) one proxy is assumed. Invalid entries count as the peer.
 */
export function clientNetworks(headers: Headers, hops = env().TRUST_PROXY): string[] {
  const peer = shared.peerHeader ? headers.get(shared.peerHeader) : null;
  const peerAddress = parseAddress(peer ?? '');
  const trusted = peer === null || peerAddress?.range() === 'loopback' ? Math.max(1, hops) : hops;
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const written = trusted > 0 ? forwarded[Math.max(0, forwarded.length - trusted)] : undefined;
  const address = parseAddress(written ?? '') ?? peerAddress;
  return address ? networks(address) : ['unknown'];
}

/** The narrowest network: IPv4 address, IPv6 /64, or `unknown`. */
export function clientAddress(headers: Headers): string {
  return clientNetworks(headers)[0] ?? 'unknown';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address with or without brackets, port and zone; IPv4-mapped IPv6 becomes IPv4. */
function parseAddress(text: string): Address | null {
  const trimmed = text.trim().slice(0, 64);
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '');
  // The library alone would accept "1" or "0x7f.1".
  return isIP(address) ? ipaddr.process(address) : null;
}

function networks(address: Address): string[] {
  if (!('parts' in address)) return [address.toString()];
  const groups = address.parts.map((part) => part.toString(16));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
