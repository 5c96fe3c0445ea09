/** A property's place in its file; `index` starts at 1. */
export type Position = { file: string; index: number; line: number | null; title: string | null };

export type Reason = { reason: string; count: number; first: Position[] };

const maxFirst = 3;

/** Reasons with count and first places, most frequent first. */
export function createTally() {
  const reasons = new Map<string, Reason>();
  return {
    add(reason: string, position: Position): void {
      const known = reasons.get(reason) ?? { reason, count: 0, first: [] };
      known.count += 1;
      if (known.first.length < maxFirst && !known.first.includes(position)) known.first.push(position);
      reasons.set(reason, known);
    },
    list(): Reason[] {
      return [...reasons.values()].sort(
        (a, b) => b.count - a.count || a.reason.localeCompare(b.reason, 'en'),
      );
    },
    total(): number {
      return [...reasons.values()].reduce((sum, reason) => sum + reason.count, 0);
    },
  };
}

export type ImportSummary = {
  read: number;
  /** Rows skipped by the mapping, such as rentals. */
  skipped: number;
  /** Rows merged into a property of an earlier file. */
  merged: number;
  units: number;
  /** Sample properties removed for real ones. */
  samplesRemoved: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rejected properties, by reason. */
  refused: Reason[];
  /** Values dropped from imported properties, by reason. */
  leftOut: Reason[];
  /** Imported, but with a price or an area to be checked. */
  doubtful: Reason[];
  /** Imported, but an advertisement must show more. */
  undisclosed: Reason[];
};

/** Number of properties stored by this import, including unchanged ones. */
export function succeeded(summary: ImportSummary): number {
  return summary.created + summary.updated + summary.unchanged;
}

/** The summary as lines for a terminal. */
export function formatSummary(summary: ImportSummary, dryRun: boolean): string {
  const count = (value: number) => value.toLocaleString('en-US').padStart(9);
  const lines = [`${count(summary.read)}  listings read`];
  if (summary.skipped) lines.push(`${count(summary.skipped)}  left out by the mapping`);
  if (summary.merged) lines.push(`${count(summary.merged)}  joined to a listing of an earlier file`);
  if (dryRun) lines.push(`${count(succeeded(summary))}  would go in`);
  else {
    lines.push(`${count(summary.created)}  created`);
    lines.push(`${count(summary.updated)}  updated`);
    lines.push(`${count(summary.unchanged)}  unchanged`);
  }
  const refused = summary.refused.reduce((sum, reason) => sum + reason.count, 0);
  lines.push(`${count(refused)}  refused`, `${count(summary.units)}  units in them`);
  if (summary.samplesRemoved) lines.push(`${count(summary.samplesRemoved)}  sample listings taken out`);
  lines.push(...formatReasons('Refused:', summary.refused));
  lines.push(...formatReasons('Values left out (the listing went in without them):', summary.leftOut));
  lines.push(...formatReasons('To be checked (imported, but not among the cheapest):', summary.doubtful));
  lines.push(
    ...formatReasons('Missing from advertisements (imported, but the law asks for it):', summary.undisclosed),
  );
  return lines.join('\n');
}

function formatReasons(heading: string, reasons: Reason[]): string[] {
  if (reasons.length === 0) return [];
  const rows = reasons.map(({ reason, count, first }) => {
    const more = count > first.length ? ', …' : '';
    return `${count.toLocaleString('en-US').padStart(9)}  ${reason}: ${first.map(formatPosition).join(', ')}${more}`;
  });
  return ['', heading, ...rows];
}

function formatPosition({ file, index, line, title }: Position): string {
  const place = line === null ? `${file} no. ${index}` : `${file} no. ${index} (line ${line})`;
  return title === null ? place : `${place} "${title.length > 40 ? `${title.slice(0, 39)}…` : title}"`;
}
