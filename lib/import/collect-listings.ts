import { hasOddPrice, plausiblePerSquareFoot } from '@/lib/catalog/odd-price';
import { missingDisclosures } from '@/lib/catalog/off-plan';
import { isAbsent, isRecord } from '@/lib/catalog/parse/fields';
import { maxNesting } from '@/lib/catalog/parse/limits';
import { isNestedDeeperThan } from '@/lib/catalog/parse/nesting';
import { parseProperty } from '@/lib/catalog/parse/parse-property';
import type { OnProblem } from '@/lib/catalog/parse/problem';
import { cleanLine } from '@/lib/catalog/parse/text';
import type { PropertyRecord } from '@/lib/catalog/record';
import { applyMapping, applyRule, passes } from './apply-mapping';
import type { Match } from './mapping-schema';
import { matchKey, mergeRecord } from './merge';
import type { FeedFile } from './read-feed-file';
import { createTally, type Position } from './report';
import { finishRecord, toRecord } from './to-record';

export type Listing = { record: PropertyRecord; position: Position };

export type Collected = {
  listings: Listing[];
  read: number;
  skipped: number;
  merged: number;
  refused: ReturnType<typeof createTally>;
  leftOut: ReturnType<typeof createTally>;
  /** Imported as they are, but worth a look. */
  doubtful: ReturnType<typeof createTally>;
  /** Imported without what an advertisement must show. */
  undisclosed: ReturnType<typeof createTally>;
};

const maxKeyLength = 300;
const { from, to } = plausiblePerSquareFoot;
const oddPrice = `price per sq ft is outside AED ${from} to ${to.toLocaleString('en-US')}`;

/**
 * Reads the properties of all files in order. A file whose mapping has `match` completes properties of earlier files,
 * so the result depends on the files only.
 * @param feedOf name of a file's feed, the first part of its keys
 */
export function collectListings(files: FeedFile[], feedOf: (file: FeedFile) => string): Collected {
  const collected: Collected = {
    listings: [],
    read: 0,
    skipped: 0,
    merged: 0,
    refused: createTally(),
    leftOut: createTally(),
    doubtful: createTally(),
    undisclosed: createTally(),
  };
  for (const file of files) {
    const read = readRows(file, feedOf(file), collected);
    if (file.mapping?.match) joinListings(read, file.mapping.match, collected);
    else addListings(read, collected);
  }
  collected.listings = collected.listings.map(({ record, position }) => ({
    record: finishRecord(record),
    position,
  }));
  for (const { record, position } of collected.listings) {
    if (hasOddPrice(record)) collected.doubtful.add(oddPrice, position);
    for (const missing of missingDisclosures(record)) collected.undisclosed.add(missing, position);
  }
  return collected;
}

function readRows(file: FeedFile, feed: string, collected: Collected): Listing[] {
  const { refused, leftOut } = collected;
  return file.rows.flatMap((row, index) => {
    collected.read += 1;
    if (!passes(row, file.mapping?.only)) {
      collected.skipped += 1;
      return [];
    }
    const position: Position = {
      file: file.file,
      index: index + 1,
      get line() {
        return file.lines()[index] ?? null;
      },
      title: null,
    };
    const problems: [string, string][] = [];
    const result = readRow(row, file, feed, (path, reason) => problems.push([path, reason]));
    if ('refused' in result) {
      refused.add(result.refused, position);
      return [];
    }
    position.title = result.record.title;
    for (const [path, reason] of problems) leftOut.add(`${path} ${reason}`, position);
    return [{ record: result.record, position }];
  });
}

function readRow(
  row: unknown,
  file: FeedFile,
  feed: string,
  onProblem: OnProblem,
): { record: PropertyRecord } | { refused: string } {
  if (!isRecord(row)) return { refused: 'is not a listing but something else' };
  if (isNestedDeeperThan(row, maxNesting)) return { refused: `is nested deeper than ${maxNesting} levels` };
  const own = file.mapping ? applyMapping(row, file.mapping.fields, onProblem) : row;
  const property = parseProperty(own, { onProblem });
  if (!property) return { refused: 'has no title' };
  const ruled = file.mapping?.key && applyRule(row, file.mapping.key, () => undefined);
  const key = file.mapping?.key ? ruled : (own.key ?? property.reference ?? property.sourceId);
  if (isAbsent(key) || typeof key === 'object') return { refused: 'has no key: neither reference nor id' };
  const text = cleanLine(String(key)).toLowerCase();
  if (text.length > maxKeyLength) return { refused: `has a key longer than ${maxKeyLength} characters` };
  return { record: toRecord(property, `${feedOfRow(own) ?? feed}:${text}`, onProblem) };
}

/** The feed named in a row of our own format, as exports do; null otherwise. */
function feedOfRow({ feed }: Record<string, unknown>): string | null {
  return typeof feed === 'string' ? cleanLine(feed).slice(0, maxKeyLength) || null : null;
}

/** Adds new properties; the first of several with the same key wins. */
function addListings(listings: Listing[], { listings: known, refused }: Collected): void {
  const taken = new Map(known.map((listing) => [listing.record.key, listing.position]));
  for (const listing of listings) {
    const first = taken.get(listing.record.key);
    if (first) {
      refused.add('repeats the key of an earlier listing', listing.position);
      continue;
    }
    taken.set(listing.record.key, listing.position);
    known.push(listing);
  }
}

function groupListings(listings: Listing[], match: Match): Map<string, Listing[]> {
  const groups = new Map<string, Listing[]>();
  for (const listing of listings) {
    const key = matchKey(listing.record, match.by);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), listing]);
  }
  return groups;
}

/** Merges another feed's data into the properties collected so far. */
function joinListings(listings: Listing[], match: Match, collected: Collected): void {
  const byKey = groupListings(collected.listings, match);
  const joined = new Set<Listing>();
  const unmatched: Listing[] = [];
  for (const listing of listings) {
    const key = matchKey(listing.record, match.by);
    const found = key === null ? [] : (byKey.get(key) ?? []);
    const [only] = found;
    if (!only) unmatched.push(listing);
    else if (found.length > 1) {
      collected.refused.add(`matches several listings by ${match.by.join(' and ')}`, listing.position);
    } else if (joined.has(only)) {
      collected.refused.add('matches a listing that was joined already', listing.position);
    } else {
      only.record = mergeRecord(only.record, listing.record, match);
      joined.add(only);
      collected.merged += 1;
    }
  }
  if (match.unmatched === 'create') addListings(unmatched, collected);
  else for (const { position } of unmatched) collected.refused.add('matches no listing', position);
}
