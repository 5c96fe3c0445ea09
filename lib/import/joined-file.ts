import { isRecord } from '@/lib/catalog/parse/fields';
import type { FeedFile } from './feed-file';
import type { ImportNames } from './import-names';
import { type MappedField, mappedFields } from './mapping/guess/choices';
import { guessMapping, noPriceNote, noTitleNote } from './mapping/guess-mapping';
import type { Mapping, Match } from './mapping/mapping-schema';
import { mappingOf, rowsToGuess } from './mapping/start-without-mapping';
import { collectRecords } from './records/collect-records';
import { matchKey } from './records/merge';
import { UnusableFileError } from './unusable-file-error';

/** A second file of an upload, which fills what the first one leaves open and adds its further properties. */
export type JoinedFile = {
  file: string;
  mapping: Mapping & { match: Match };
  fields: MappedField[];
  notes: string[];
  unused: string[];
};

/** `firstCount` is the number of properties that the first file has. */
export type JoinedFileFound = { joined: JoinedFile; firstCount: number };

/** Lists of homes share some titles by chance ("Vacant now"), so it counts only for half of the shorter file. */
const titleAlone: Match['by'] = ['title'];
/** What may identify a property in both files, the surest first. */
const candidates: Match['by'][] = [['reference'], ['project_number'], ['title', 'developer'], titleAlone];
/** A surer identity is preferred unless it finds fewer than this share of what another one finds. */
const preferredShare = 0.5;
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
  const { mapping, isUntitled, notes, unused } = await mappingFor(second);
  const known = await identitiesIn(first, names);
  if (known.properties === 0)
    throw new UnusableFileError(
      `${first.file} has no properties of its own, which ${file} could complete. Upload ${file} first, and add ${first.file} as its second file.`,
    );
  const wanted = await identitiesIn({ ...second, mapping }, names);
  const { by, isRepeated } = identityIn(known, wanted, { first: first.file, second: file });
  // Rows about homes, found in a file of projects.
  const areHomes = !second.mapping && isRepeated && known.withUnits < known.properties / 2;
  const grouped = areHomes ? groupedByProject(mapping, by) : null;
  if (grouped?.name === null)
    throw new UnusableFileError(
      `${file}: several rows are about one property, and no column tells them apart. Please name the column of unit numbers “Unit No”, and add the file again.`,
    );
  const isWordier = !grouped && wanted.description > known.description * wordier;
  const override: Match['override'] = isWordier ? ['description'] : [];
  const match: Match = { by, mode: 'fill', override, unmatched: isUntitled ? 'skip' : 'create' };
  const fields = mappedFields(mapping).filter(
    ({ field, column, kept }) => (column !== null || kept !== null) && !(isUntitled && field === 'title'),
  );
  return {
    joined: {
      file,
      mapping: { ...(grouped?.mapping ?? mapping), match },
      fields,
      notes: grouped ? [`The rows of a project become its units, named by “${grouped.name}”.`] : notes,
      unused,
    },
    firstCount: known.properties,
  };
}

type SecondMapping = { mapping: Mapping; isUntitled: boolean } & Pick<JoinedFile, 'notes' | 'unused'>;

/** The mapping of a second file. Without titles, keys stand for them, because no row is read without one. */
async function mappingFor(second: FeedFile): Promise<SecondMapping> {
  const { file } = second;
  if (second.mapping) return { mapping: second.mapping, isUntitled: false, notes: [], unused: [] };
  const rows = await rowsToGuess(second);
  if (rows.length === 0) throw new UnusableFileError(`${file}: the file has no rows.`);
  if (rows.some(isExportedRow))
    throw new UnusableFileError(
      `${file}: this is an export of the site, so it cannot complete another file. Import it as a list of its own.`,
    );
  const guess = guessMapping(rows);
  const mapping = mappingOf(guess);
  const { key, fields } = mapping;
  const notes = guess.notes.filter((note) => note !== noTitleNote && note !== noPriceNote);
  const { unused } = guess;
  if (fields.title) return { mapping, isUntitled: false, notes, unused };
  if (!key)
    throw new UnusableFileError(
      `${file}: no column looks like a reference or a title. Please name the column of references “Reference”, and add the file again.`,
    );
  return { mapping: { ...mapping, fields: { ...fields, title: key } }, isUntitled: true, notes, unused };
}

const isExportedRow = (row: unknown) => isRecord(row) && 'feed' in row && 'key' in row;

/** A mapping that makes one property of all rows of a project, with a unit for each; null when it cannot tell projects. */
function groupedByProject(
  mapping: Mapping,
  by: Match['by'],
): { mapping: Mapping; name: string | null } | null {
  const { fields } = mapping;
  const paths = by.map((field) => fields[field]).filter((rule) => typeof rule === 'string');
  if (!fields.units || !('row' in fields.units) || paths.length < by.length) return null;
  const name = nameOfUnits(mapping);
  const { sales_status } = fields;
  const ofUnit = {
    ...fields.units.fields,
    ...(name !== null && { apartment_id: name }),
    ...(sales_status && { status: sales_status }),
  };
  return {
    name,
    mapping: {
      ...mapping,
      group: {
        by: paths,
        fields: {
          sales_status: { value: null },
          ...(!by.includes('reference') && { reference: { value: null } }),
        },
      },
      fields: { ...fields, units: { row: true, fields: ofUnit } },
    },
  };
}

/** The column that tells the homes of a project apart: a unique reference or a number; null without one. */
function nameOfUnits({ key, fields }: Mapping): string | null {
  if (typeof key === 'string') return key;
  if (!key || Array.isArray(key) || !key.join) return null;
  const read = JSON.stringify(fields);
  const [own = null, another] = key.join.filter((path) => !read.includes(JSON.stringify(path)));
  return another === undefined ? own : null;
}

/** A file's properties: their number, how many have a key by each candidate, and the mean length of their descriptions. */
type Identities = {
  properties: number;
  withUnits: number;
  keys: Map<string, number>[];
  description: number;
};

async function identitiesIn(file: FeedFile, names: ImportNames): Promise<Identities> {
  const keys = candidates.map(() => new Map<string, number>());
  const collected = await collectRecords([file], { names, feedOf: () => 'file' });
  let written = 0;
  let withUnits = 0;
  try {
    for (const { record } of collected.records()) {
      written += record.description?.length ?? 0;
      if (record.units.length > 0) withUnits += 1;
      for (const [index, by] of candidates.entries()) {
        const key = matchKey(record, by);
        if (key !== null) keys[index]?.set(key, (keys[index].get(key) ?? 0) + 1);
      }
    }
    const properties = collected.count;
    return { properties, withUnits, keys, description: written / Math.max(1, properties) };
  } finally {
    collected.close();
  }
}

/**
 * The candidate that finds the most properties of one file in another, and whether it finds some more than once.
 * @throws {UnusableFileError} when none finds any, or what it finds are mostly several properties
 */
function identityIn(
  known: Identities,
  wanted: Identities,
  files: { first: string; second: string },
): { by: Match['by']; isRepeated: boolean } {
  const found = candidates.map((by, index) => {
    const [ours = new Map(), theirs = new Map()] = [known.keys[index], wanted.keys[index]];
    const counts = [...theirs].map(([key, here]) => ({ here, there: ours.get(key) ?? 0 }));
    const single = counts.filter(({ there }) => there === 1);
    const isChance = by === titleAlone && single.length * 2 < Math.min(ours.size, theirs.size);
    return {
      by,
      count: isChance ? 0 : single.length,
      several: counts.filter(({ there }) => there > 1).length,
      isRepeated: single.some(({ here }) => here > 1),
    };
  });
  const most = Math.max(...found.map(({ count }) => count));
  const best = found.find(({ count }) => count > 0 && count >= most * preferredShare);
  const several = best ? best.several : Math.max(...found.map((one) => one.several));
  if (several > most)
    throw new UnusableFileError(
      `${files.second}: most of its properties are several in ${files.first}, which has a row for each home. Upload ${files.second} first, and add ${files.first} as its second file.`,
    );
  if (!best)
    throw new UnusableFileError(
      `${files.second}: none of its properties is in ${files.first}, neither by reference nor by title.`,
    );
  return best;
}
