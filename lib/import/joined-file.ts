import type { FeedFile } from './feed-file';
import type { ImportNames } from './import-names';
import { type MappedField, mappedFields } from './mapping/guess/choices';
import type { Mapping, Match } from './mapping/mapping-schema';
import { guessFor, mappingOf } from './mapping/start-without-mapping';
import { collectRecords } from './records/collect-records';
import { matchKey } from './records/merge';
import { UnusableFileError } from './unusable-file-error';

/** A second file of an upload, which fills what the first one leaves open and adds its further properties. */
export type JoinedFile = {
  file: string;
  /** With `match`. */
  mapping: Mapping;
  by: Match['by'];
  /** Fields in which it counts also where the first one states something. */
  override: Match['override'];
  fields: MappedField[];
  notes: string[];
  unused: string[];
};

/** `firstCount` is the number of properties that the first file has. */
export type JoinedFileFound = { joined: JoinedFile; firstCount: number };

/** What may identify a property in both files, the surest first. */
const candidates: Match['by'][] = [['reference'], ['project_number'], ['title', 'developer'], ['title']];
/** A surer identity is preferred unless it finds fewer than this share of what another one finds. */
const preferredShare = 0.9;
/** Descriptions that are longer by this factor are better than a sentence made of the other columns. */
const wordier = 2;

/**
 * Guesses the columns of the second file of an upload, and finds out what identifies a property in both files.
 * @param first with its mapping
 * @throws {UnusableFileError} when it cannot be used, or no property is in both files
 */
export async function findJoinedFile(
  first: FeedFile,
  second: FeedFile,
  names: ImportNames,
): Promise<JoinedFileFound> {
  const { file } = second;
  const guessed = second.mapping ? null : await guessFor(second);
  const mapping = guessed ? mappingOf(guessed.guess) : second.mapping;
  if (!mapping)
    throw new UnusableFileError(
      `${file}: this file has the columns of the site's own format, so it cannot complete another. Import it as a list of its own.`,
    );
  const known = await identitiesIn(first, names);
  const wanted = await identitiesIn({ ...second, mapping }, names);
  const by = identityIn(known, wanted);
  if (!by)
    throw new UnusableFileError(
      `${file}: none of its properties is in ${first.file}, neither by reference nor by title.`,
    );
  const { notes = [], unused = [] } = guessed?.guess ?? {};
  const fields = mappedFields(mapping).filter(({ column, kept }) => column !== null || kept !== null);
  const isWordier = wanted.description > known.description * wordier;
  const override: Match['override'] = isWordier ? ['description'] : [];
  const match: Match = { by, mode: 'fill', override, unmatched: 'create' };
  return {
    joined: { file, mapping: { ...mapping, match }, by, override, fields, notes, unused },
    firstCount: known.properties,
  };
}

/** The number of a file's properties, their keys for each candidate, and the mean length of their descriptions. */
type Identities = { properties: number; keys: Set<string>[]; description: number };

async function identitiesIn(file: FeedFile, names: ImportNames): Promise<Identities> {
  const keys = candidates.map(() => new Set<string>());
  const collected = await collectRecords([file], { names, feedOf: () => 'file' });
  let written = 0;
  try {
    for (const { record } of collected.records()) {
      written += record.description?.length ?? 0;
      for (const [index, by] of candidates.entries()) {
        const key = matchKey(record, by);
        if (key !== null) keys[index]?.add(key);
      }
    }
    const properties = collected.count;
    return { properties, keys, description: written / Math.max(1, properties) };
  } finally {
    collected.close();
  }
}

/** The candidate that finds the most properties of one file in another; null when none finds any. */
function identityIn(known: Identities, wanted: Identities): Match['by'] | null {
  const found = candidates.map((by, index) => {
    const keys = known.keys[index];
    return { by, count: [...(wanted.keys[index] ?? [])].filter((key) => keys?.has(key)).length };
  });
  const most = Math.max(...found.map(({ count }) => count));
  if (most === 0) return null;
  return found.find(({ count }) => count >= most * preferredShare)?.by ?? null;
}
