import { fold } from './fold';
import { words } from './words';

/** A community as in addresses: "Sidra 2" and "SIDRA-2" are `sidra-2`. Empty when the name has no words. */
export function communitySlug(name: string): string {
  return words(name).join('-');
}

/** A name for a slug that nobody knows another one of: "Sidra 2". */
export function communityLabel(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** An address that begins with the community, unless it names it anyway. */
export function withCommunity(address: string, community: string | null): string {
  if (!community || fold(address).includes(fold(community))) return address;
  return [community, address].filter(Boolean).join(', ');
}

/** The slug as a number that columns in memory can hold: 53 bits of a hash (cyrb53). */
export function communityCode(slug: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < slug.length; at += 1) {
    const unit = slug.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
