/** Highest number of bedrooms counted separately: 7 means seven and more. */
export const maxBedrooms = 7;

/** The number of bedrooms under which a home is filtered. @param count 0 or more */
export function bedroomsClass(count: number): number {
  return Math.min(Math.floor(count), maxBedrooms);
}

/** One bit per number of bedrooms, studios lowest. Unknown numbers have none. */
export function bedroomsMask(counts: Iterable<number>): number {
  let mask = 0;
  for (const count of counts) if (count >= 0) mask |= 1 << bedroomsClass(count);
  return mask;
}

/** `Studio`, `2 bedrooms`, `2–3 bedrooms`, `Studio or 2 bedrooms`, `4+ bedrooms` */
export function bedroomsLabel(counts: readonly number[]): string {
  const sorted = [...counts].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  const isRun = sorted.every((count, index) => count === first + index);
  if (last === maxBedrooms && isRun) return `${first === 0 ? 'Any' : `${first}+`} bedrooms`;
  if (sorted.length === 1) return first === 0 ? 'Studio' : `${first} ${first === 1 ? 'bedroom' : 'bedrooms'}`;
  const name = (count: number) =>
    count === 0 ? 'Studio' : count === maxBedrooms ? `${count}+` : String(count);
  const end = last === 1 ? 'bedroom' : 'bedrooms';
  if (isRun && sorted.length > 2) return `${name(first)}–${name(last)} ${end}`;
  return `${sorted.slice(0, -1).map(name).join(', ')} or ${name(last)} ${end}`;
}
