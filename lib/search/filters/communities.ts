import { textHash } from '@/lib/text-hash';
import { fold } from '../words/fold';
import { words } from '../words/split-words';

/** A community as in URLs: "Sidra 2" and "SIDRA-2" are `sidra-2`. Empty when the name has no words. */
export function communitySlug(name: string): string {
  return words(name).join('-');
}

/** Display name made from a slug, for a community without a known name: `sidra-2` gives "Sidra 2". */
export function communityLabel(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The address, prefixed with the community unless it contains it. */
export function withCommunity(address: string, community: string | null): string {
  if (!community || fold(address).includes(fold(community))) return address;
  return [community, address].filter(Boolean).join(', ');
}

/** The slug as a number that columns in memory can hold. */
export function communityCode(slug: string): number {
  return textHash(slug);
}
