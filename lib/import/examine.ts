import type { PropertyRecord } from '@/lib/catalog/record';
import { refusalOf } from '@/lib/feeds/refusal';
import { isOperatorError } from '@/lib/operator-error';
import { dryRun } from './examination/dry-run';
import type { Examination, KnownFeed } from './examination/examination';
import { feedOfFile } from './examination/feed-of-file';
import { refusalOfFields } from './examination/no-inventory';
import { problemsOf } from './examination/problems';
import { type Open, openSecond, shorterFile } from './examination/second-file';
import { openFeed } from './feed-file';
import { readImportNames } from './import-names';
import { chooseColumns, suggestColumns, unusedSaleNotes } from './mapping/choose-columns';
import { columnsOfRows } from './mapping/columns';
import { type Choices, mappedFields } from './mapping/guess/choices';
import type { Guess } from './mapping/guess-mapping';
import type { Mapping } from './mapping/mapping-schema';
import { mappingOf, sampleOf } from './mapping/start-without-mapping';
import { collectRecords } from './records/collect-records';
import { previewCells } from './report/preview';
import type { Source } from './source/open-source';

const previewRows = 10;

export type ExamineTask = {
  path: string;
  /** Path of a second file, which completes the properties of the first; null without one. */
  joined: string | null;
  /** Null to choose the name by the file. */
  feed: string | null;
  /** Feeds of earlier uploads, the latest first. */
  known: KnownFeed[];
  /** Names of other feeds, which an upload cannot have. */
  taken: string[];
  choices: Choices;
};

/** An examination, or why the file cannot be used. */
export type Examined = { examination: Examination } | { problem: string };

/** Says what an import of an uploaded file would do, and writes nothing. @throws only for faults of the program */
export async function examineUpload(task: ExamineTask, databaseUrl: string): Promise<Examined> {
  const sources: Source[] = [];
  const open: Open = async (path) => {
    const opened = await openFeed(path, null);
    if (!opened) throw new Error('the file was reported as unchanged');
    sources.push(opened.source);
    return opened;
  };
  try {
    return { examination: await examine(open, task, databaseUrl) };
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    return { problem: error.message };
  } finally {
    for (const source of sources) await source.close();
  }
}

async function examine(open: Open, task: ExamineTask, databaseUrl: string): Promise<Examination> {
  const { known, choices } = task;
  const opened = await open(task.path);
  const rows = opened.mapping ? null : ((await sampleOf(opened))?.map(({ value }) => value) ?? null);
  const feed = task.feed ?? feedOfFile(opened, rows, task);
  const earlier = known.find(({ name }) => name === feed);
  const guess = rows && chooseColumns(rows, earlier?.mapping ?? null, choices);
  const mapping = guess ? mappingOf(guess) : opened.mapping;
  const table = columnsAndFields(rows, guess, mapping);
  const isUnchosen = earlier !== undefined && !choices.sales_status;
  const saleNotes = rows && mapping && isUnchosen ? unusedSaleNotes(rows, mapping) : [];
  const names = await readImportNames(databaseUrl);
  const main = { ...opened, mapping };
  const { second, problem: joinedProblem } = await openSecond(open, task.joined, main, databaseUrl);
  const files = second ? [main, { ...second.opened, mapping: second.joined.mapping }] : [main];
  const collected = await collectRecords(files, { names, feedOf: () => feed });
  try {
    const preview = [...first(collected.records(), previewRows)];
    const { summary, counts, changes, repeated, shared } = await dryRun(databaseUrl, collected, {
      feed,
      names,
      known: earlier ? null : known,
    });
    return {
      feed,
      isKnown: earlier !== undefined,
      format: opened.format,
      sheetNote: opened.sheetNote,
      mapping,
      ...table,
      notes: [...table.notes, ...saleNotes],
      missingColumns: summary.missingColumns,
      suggestions:
        rows && mapping && summary.missingColumns.length > 0
          ? suggestColumns(rows, mapping, summary.missingColumns)
          : {},
      repeated,
      shared,
      joined: second && {
        ...second.joined,
        completed: collected.merged,
        added: collected.count - second.firstCount,
        shorter: shorterFile(collected.readOf[1]?.rows ?? 0, earlier?.joinedRows ?? null),
      },
      joinedProblem,
      lacksJoined: earlier !== undefined && earlier.joinedRows !== null && task.joined === null,
      refusal:
        joinedProblem ??
        refusalOf({ name: feed, isUpload: true }, collected, null) ??
        refusalOfFields(table.fields),
      counts,
      changes,
      problems: problemsOf(summary),
      preview: preview.map(({ record }) => previewCells(record)),
    };
  } finally {
    collected.close();
  }
}

function columnsAndFields(rows: unknown[] | null, guess: Guess | null, mapping: Mapping | null) {
  if (!rows || !guess || !mapping) return { columns: [], fields: [], notes: [], unused: [] };
  const columns = columnsOfRows(rows).map(({ path, texts, inner }) => ({
    path,
    example: inner ? 'a list' : (texts[0] ?? '').slice(0, 60),
  }));
  return { columns, fields: mappedFields(mapping), notes: guess.notes, unused: guess.unused };
}

function* first(records: Iterable<{ record: PropertyRecord }>, count: number) {
  let taken = 0;
  for (const record of records) {
    if (taken >= count) return;
    taken += 1;
    yield record;
  }
}
