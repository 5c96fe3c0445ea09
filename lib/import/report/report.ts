import type { WriteOutcome } from '@/lib/catalog/record';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';

/** A property's place in its file; `index` and `line` start at 1. */
export type Position = { file: string; index: number; line: number | null; title: string | null };

/** Place of a problem in a row; the column has the feed's name. */
export type Detail = { column: string | null; value: string };

const maxValueLength = 200;

/** The place of a value in a row; a longer text is cut. */
export function detailOf(column: string | null, value: unknown): Detail {
  const text =
    value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return { column, value: text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text };
}

export type FindingKind =
  | 'refused'
  | 'left out'
  | 'not in the table'
  | 'type from the title'
  | 'to be checked'
  | 'missing in advertisements'
  | 'new name'
  | 'picture';
/** One line of the detailed report. */
export type Finding = {
  result: FindingKind | Exclude<WriteOutcome, 'unchanged'> | 'taken off the site';
  position: Position | null;
  key?: string;
  /** For a property that is in no file. */
  title?: string;
  detail?: Detail;
  reason: string;
  /** For a new name: the known name that it is probably another spelling of. */
  suggestion?: string | null;
  /** City of a new district. */
  city?: string | null;
};

export type Place = { position: Position; detail: Detail | undefined };
export type Reason = { reason: string; count: number; first: Place[] };

export type Tally = ReturnType<typeof createTally>;

const maxFirst = 3;
/** Reasons beyond this number are counted together, which bounds memory. */
const maxReasons = 2_000;

/** Reasons with count and first places, most frequent first. */
export function createTally(kind: FindingKind, onFinding?: (finding: Finding) => void) {
  const reasons = new Map<string, Reason>();
  let total = 0;
  return {
    add(reason: string, position: Position, detail?: Detail): void {
      total += 1;
      onFinding?.({ result: kind, position, detail, reason });
      const name = reasons.has(reason) || reasons.size < maxReasons ? reason : 'other reasons';
      const known = reasons.get(name) ?? { reason: name, count: 0, first: [] };
      known.count += 1;
      const isNew = known.first.every((place) => place.position !== position);
      if (known.first.length < maxFirst && isNew) known.first.push({ position, detail });
      reasons.set(name, known);
    },
    list(): Reason[] {
      return [...reasons.values()].sort(
        (a, b) => b.count - a.count || a.reason.localeCompare(b.reason, 'en'),
      );
    },
    total: () => total,
  };
}

/** Maximum share of a feed's properties that an import takes off the site. */
export const maxMissingShare = 0.2;

/** With more than this share missing, its keys have probably changed: importing it would show every property twice. */
const maxMismatchShare = 0.5;

/** Properties that are missing in a feed, but still shown because they are too many. */
export type Withheld = {
  feed: string;
  missing: number;
  shown: number;
  /** Properties in the feed. */
  found: number;
  /** Key of a missing property. */
  example: string;
};

export type ImportSummary = {
  read: number;
  /** Rows skipped by the mapping, such as rentals. */
  skipped: number;
  /** Rows merged into a property of an earlier file. */
  merged: number;
  units: number;
  /** Sample properties removed for real ones. */
  samplesRemoved: number;
  /** Properties that were taken off the site because of the feed. */
  takenOff: number;
  withheld: Withheld[];
  /** Columns that a mapping reads and its table does not have. */
  missingColumns: string[];
  created: number;
  updated: number;
  unchanged: number;
  /** Rejected properties, by reason. */
  refused: Reason[];
  /** Values dropped from imported properties, by reason. */
  leftOut: Reason[];
  /** Values without an entry in a table of the mapping. */
  unmapped: Reason[];
  /** Types that the feed does not state, taken from titles. */
  typesFromTitles: Reason[];
  /** Imported unchanged, but a person should check them. */
  doubtful: Reason[];
  /** Imported, but without facts that an advertisement must show. */
  undisclosed: Reason[];
  /** Districts and developers that no stored property has. */
  newNames: Reason[];
};

/** Whether a feed lacks so many properties that the others are not written, either. */
export function isMismatched({
  missing,
  shown,
  found,
}: Pick<Withheld, 'missing' | 'shown' | 'found'>): boolean {
  return found > 0 && missing > shown * maxMismatchShare;
}

/** Why properties that are missing in a feed are still shown; for the terminal, the desk and alert mails. */
export function formatWithheld(withheld: Withheld, howToForce = 'run the import again with --force'): string {
  const { feed, missing, shown, found, example } = withheld;
  const lacks = `the feed "${feed}" lacks ${formatNumber(missing)} of its ${formatNumber(shown)} properties`;
  if (isMismatched(withheld)) {
    const cause =
      found > shown * maxMismatchShare
        ? 'The keys of its rows have probably changed, as after a renamed or renumbered column: imported, they would be new properties with other addresses. Correct the feed, or the key in its mapping.'
        : `The feed is probably cut: it has only ${counted(found, 'property', 'properties')}.`;
    return `Nothing was imported or taken off the site: ${lacks}, such as "${example}". ${cause} If these properties are really gone, ${howToForce}.`;
  }
  const reason =
    found === 0
      ? 'none of its properties could be read'
      : `more than ${maxMissingShare * 100} % would go at once; if this is correct, ${howToForce}`;
  return `Missing properties stay on the site: ${lacks}, and ${reason}.`;
}

/** Says which columns a mapping reads and its table lacks; null when there are none. */
export function formatMissingColumns(columns: string[]): string | null {
  if (columns.length === 0) return null;
  const names = columns.map((name) => `"${name}"`).join(', ');
  return columns.length === 1
    ? `The mapping reads the column ${names}, which the file does not have.`
    : `The mapping reads the columns ${names}, which the file does not have.`;
}

/** Number of properties stored by this import, including unchanged ones. */
export function succeeded(summary: Pick<ImportSummary, WriteOutcome>): number {
  return summary.created + summary.updated + summary.unchanged;
}

/** The summary as lines for a terminal. */
export function formatSummary(summary: ImportSummary, dryRun: boolean): string {
  const count = (value: number) => formatNumber(value).padStart(9);
  const lines = [`${count(summary.read)}  rows read`];
  if (summary.skipped) lines.push(`${count(summary.skipped)}  skipped by the mapping`);
  if (summary.merged) lines.push(`${count(summary.merged)}  merged into a property of an earlier file`);
  if (dryRun) lines.push(`${count(succeeded(summary))}  would be imported`);
  else {
    lines.push(`${count(summary.created)}  created`);
    lines.push(`${count(summary.updated)}  updated`);
    lines.push(`${count(summary.unchanged)}  unchanged`);
  }
  const refused = summary.refused.reduce((sum, reason) => sum + reason.count, 0);
  lines.push(`${count(refused)}  refused`, `${count(summary.units)}  units`);
  if (summary.takenOff) lines.push(`${count(summary.takenOff)}  taken off the site`);
  if (summary.samplesRemoved) lines.push(`${count(summary.samplesRemoved)}  sample properties removed`);
  const missing = formatMissingColumns(summary.missingColumns);
  if (missing) lines.push('', missing);
  lines.push(...formatReasons('Refused:', summary.refused));
  lines.push(...formatReasons('Values left out (imported without them):', summary.leftOut));
  lines.push(...formatReasons('Values without an entry in a table of the mapping:', summary.unmapped));
  lines.push(
    ...formatReasons('Types taken from titles, because the feed states none:', summary.typesFromTitles),
  );
  lines.push(...formatReasons('To be checked (imported as they are):', summary.doubtful));
  lines.push(
    ...formatReasons('Missing from advertisements (imported, but required by law):', summary.undisclosed),
  );
  lines.push(...formatReasons('New districts and developers, with their rows:', summary.newNames));
  return lines.join('\n');
}

/** Pictures that the site cannot show, as lines for a terminal; empty when there are none. */
export function formatPictures(problems: Reason[]): string {
  return formatReasons('Pictures that will not be shown:', problems).join('\n');
}

const maxShown = 25;

function formatReasons(heading: string, reasons: Reason[]): string[] {
  if (reasons.length === 0) return [];
  const rows = reasons.slice(0, maxShown).map(({ reason, count, first }) => {
    const more = count > first.length ? ', …' : '';
    return `${formatNumber(count).padStart(9)}  ${reason}: ${first.map(formatPlace).join(', ')}${more}`;
  });
  const rest = reasons.slice(maxShown).reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) rows.push(`${formatNumber(rest).padStart(9)}  for other reasons`);
  return ['', heading, ...rows];
}

function formatPlace({ position, detail }: Place): string {
  const { file, index, line, title } = position;
  const place = line === null ? `${file} no. ${index}` : `${file} no. ${index} (line ${line})`;
  const named = title === null ? place : `${place} "${shortened(title)}"`;
  return detail?.value ? `${named} [${detail.column ?? 'value'}: ${shortened(detail.value)}]` : named;
}

/** One line of a terminal: without control characters, which could move the cursor. */
function shortened(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
