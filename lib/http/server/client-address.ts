import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '@/lib/env';
import type { RequestLayer } from './request-layers';

/*
 * Next hands route handlers no socket, so the peer's address travels in a header of our own. Its name is drawn at
 * random for each process: no caller can send it.
 */
const shared = globalThis as typeof globalThis & { peerHeader?: string };

/** Notes the peer of a request for `clientNetworks`. */
export const notePeerAddress: RequestLayer = (request, _response, next) => {
  shared.peerHeader ??= `x-peer-${randomBytes(16).toString('hex')}`;
  request.headers[shared.peerHeader] = request.socket.remoteAddress ?? '';
  next();
};

/**
 * The networks a client belongs to, the narrowest first, for counting only: an IPv4 address; of IPv6 the /64, which is
 * one household, and the /48, which is one customer of a provider. `['unknown']` when there is no address at all.
 *
 * `hops` proxies stand in front of the site (TRUST_PROXY): the client is the entry of X-Forwarded-For that the outermost
 * of them wrote. A proxy on this machine is always believed. Where no peer is known (a platform that calls handlers
 * without a server of ours) one proxy is assumed. What is no address there counts as its peer.
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

/** The narrowest of a client's networks: its IPv4 address, the /64 of its IPv6 address, or `unknown`. */
export function clientAddress(headers: Headers): string {
  return clientNetworks(headers)[0] ?? 'unknown';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Reads an address with or without brackets, port and zone; IPv4 in the clothes of IPv6 becomes IPv4. */
function parseAddress(text: string): Address | null {
  const trimmed = text.trim().slice(0, 64);
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '');
  // The library alone would take "1" or "0x7f.1" for an address, too.
  return isIP(address) ? ipaddr.process(address) : null;
}

function networks(address: Address): string[] {
  if (address.kind() === 'ipv4') return [address.toString()];
  const groups = (address as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
