import { words } from '../words';
import { marketTerms, marketWords } from './market-terms';
import { typeFamilies, wideTypeWords } from './type-words';

/*
 * Words for qualities that listings seldom mention. When no listing has them all, a search for them and for something
 * else shows the something else, and says so.
 */
const wishes = new Set([
  ...words([...marketTerms.flat(), ...marketWords].join(' ')),
  ...`sea ocean water lake lagoon canal beach beachfront waterfront seafront front golf park garden gardens pool
  pools burj khalifa arab fountain skyline landmark boulevard community street view views facing
  private shared full partial panoramic stunning amazing beautiful spacious large huge bright quiet modern new brand
  big small cosy cozy high low mid floor upper lower ground corner end single row back
  furnished unfurnished semi fully upgraded renovated vacant tenanted rented transfer occupied
  maid maids driver study storage laundry balcony terrace rooftop roof parking kitchen closed open plan
  metro school schools mall malls hospital airport tram station mosque walking distance minutes min gym spa
  pet pets friendly family kids children smart branded luxury premium exclusive cheap affordable
  investment investor roi high return returns yield rental income freehold distress urgent motivated seller owner
  direct resale payment plan plans monthly installment installments instalments year years month months
  genuine hot great rare unique best offer fantastic prime location`
    .split(/\s+/)
    .filter(Boolean),
]);

/** In an inventory without types, few titles say "apartment". */
const types = new Set(words([...typeFamilies, ...wideTypeWords].flatMap((family) => family.words).join(' ')));

/** A search split into its wishes, with numbers beside them, and its other words; null when there are none. */
export function wishesIn(
  search: string,
  areTypesKnown: boolean,
): { wishes: string; others: string | null } | null {
  const chunks = search.split(' ').filter((chunk) => words(chunk).length > 0);
  const isWish = (chunk: string) =>
    words(chunk).every((word) => wishes.has(word) || (!areTypesKnown && types.has(word)));
  if (!chunks.some(isWish)) return null;
  const others = chunks.filter((chunk) => !isWish(chunk) && !/^[\d%/+-]+$/.test(chunk));
  return {
    wishes: chunks.filter((chunk) => !others.includes(chunk)).join(' '),
    others: others.join(' ') || null,
  };
}
