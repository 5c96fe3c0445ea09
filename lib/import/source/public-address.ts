import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is public: neither of this machine nor of a private network. */
export function isPublicAddress(address: string): boolean {
  const bare = withoutBrackets(address);
  return isIP(bare) !== 0 && ipaddr.process(bare).range() === 'unicast';
}

/** Whether the host of a URL is an IP address that is not public. Names are checked by `publicLookup`. */
export function hasPrivateIp({ hostname }: URL): boolean {
  return isIP(withoutBrackets(hostname)) !== 0 && !isPublicAddress(hostname);
}

function withoutBrackets(address: string): string {
  return address.replace(/^\[|\]$/g, '');
}

/**
 * A lookup for `node:https` that resolves to public addresses only. It runs for every connection, so it also covers
 * redirects and names that later resolve to another address.
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (!first || hidden) {
        const refused = Object.assign(new Error('the name points to a private address'), {
          code: 'EPRIVATE',
        });
        return callback(refused, '', 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
