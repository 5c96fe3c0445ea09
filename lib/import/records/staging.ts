import Database from 'better-sqlite3';
import { maxEntries, maxUnits } from '@/lib/catalog/parse/limits';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Position } from '../report/report';

export type StagedRecord = { record: PropertyRecord; position: Position };

type PartRow = { id: number; record: string; position: string };

/** Properties per query: few, because a development can have thousands of rows. */
const pageSize = 50;

/**
 * Stores the properties of an import between reading and writing in a temporary file, which SQLite removes. Memory does
 * not grow with the feed, and nothing is written to the site before the whole feed has been read.
 */
export class Staging {
  readonly #db = new Database('');
  readonly #insertRecord;
  readonly #insertPart;
  readonly #insertKey;
  readonly #selectKey;
  readonly #selectMark;
  readonly #selectId;
  readonly #selectMatches;
  readonly #selectParts;
  readonly #selectPage;
  #parts = 0;

  constructor() {
    this.#db.pragma('journal_mode = off');
    this.#db.pragma('synchronous = off');
    this.#db.pragma('cache_size = -16000');
    this.#db.exec(`
      create table records (id integer primary key, key text not null unique, match_key text);
      create table parts (record_id integer not null, part integer not null, record text not null, position text not null,
        primary key (record_id, part)) without rowid;
      create table keys (kind text not null, key text not null, primary key (kind, key)) without rowid;
      create index records_by_match on records (match_key);
      begin`);
    this.#insertRecord = this.#db.prepare<[string]>('insert or ignore into records (key) values (?)');
    this.#insertPart = this.#db.prepare<[number | bigint, number, string, string]>(
      'insert into parts (record_id, part, record, position) values (?, ?, ?, ?)',
    );
    this.#insertKey = this.#db.prepare<[string, string]>(
      'insert or ignore into keys (kind, key) values (?, ?)',
    );
    this.#selectMark = this.#db.prepare<[string, string]>('select 1 from keys where kind = ? and key = ?');
    this.#selectKey = this.#db.prepare<[string, string]>(
      `select 1 from records where key = ? union all select 1 from keys where kind = 'refused' and key = ? limit 1`,
    );
    this.#selectId = this.#db.prepare<[string], { id: number }>('select id from records where key = ?');
    this.#selectMatches = this.#db.prepare<[string], { id: number }>(
      'select id from records where match_key = ? order by id limit 2',
    );
    this.#selectParts = this.#db.prepare<[number], PartRow>(
      'select record_id as id, record, position from parts where record_id = ? order by part',
    );
    this.#selectPage = this.#db.prepare<[number], PartRow>(
      `select record_id as id, record, position from parts where record_id in
        (select id from records where id > ? order by id limit ${pageSize}) order by record_id, part`,
    );
  }

  get count(): number {
    return this.#db.prepare<[], { n: number }>('select count(*) as n from records').get()?.n ?? 0;
  }

  /** The feeds of the properties: the first parts of their keys. */
  feeds(): string[] {
    return this.#db
      .prepare<[], { feed: string }>(
        `select distinct substr(key, 1, max(0, instr(key, ':') - 1)) as feed from records`,
      )
      .all()
      .map(({ feed }) => feed);
  }

  /** Adds a property. @returns false when its key is taken */
  add(staged: StagedRecord): boolean {
    const { changes, lastInsertRowid } = this.#insertRecord.run(staged.record.key);
    if (changes > 0) this.#addPart(lastInsertRowid, staged);
    return changes > 0;
  }

  /** Adds a row to the development with its key, which the first row creates. @returns false when the row's key is taken */
  addToGroup(staged: StagedRecord, rowKey: string): boolean {
    if (!this.#mark('row', rowKey)) return false;
    if (!this.add(staged)) this.#addPart(this.#idOf(staged.record.key), staged);
    return true;
  }

  /** Stores the key of a property that the feed marks as removed. */
  markRemoved(key: string): void {
    this.#mark('removed', key);
  }

  /** Stores the key of a row that is in the feed, but refused. */
  markRefused(key: string): void {
    this.#mark('refused', key);
  }

  /** Stores the key of a row that an export wrote. */
  markExported(key: string): void {
    this.#mark('exported', key);
  }

  isExported(key: string): boolean {
    return this.#selectMark.get('exported', key) !== undefined;
  }

  /** Keys that the feed marks as removed, except those of other rows. */
  removedKeys(): string[] {
    return this.#db
      .prepare<[], { key: string }>(
        `select key from keys where kind = 'removed' and key not in (select key from records) order by key`,
      )
      .all()
      .map(({ key }) => key);
  }

  /** Whether a row of the feed has this key, including refused ones. */
  has(key: string): boolean {
    return this.#selectKey.get(key, key) !== undefined;
  }

  /** Sets the keys by which rows of another file are matched with properties. */
  index(matchKey: (record: PropertyRecord) => string | null): void {
    const update = this.#db.prepare<[string | null, number]>('update records set match_key = ? where id = ?');
    for (const { id, parts } of this.#each()) update.run(matchKey(combine(parts).record), id);
  }

  /** Ids of the properties with a match key, at most two. */
  matches(matchKey: string): number[] {
    return this.#selectMatches.all(matchKey).map(({ id }) => id);
  }

  update(id: number, change: (record: PropertyRecord) => PropertyRecord): void {
    const { record, position } = combine(this.#selectParts.all(id).map(toStagedRecord));
    this.#db.prepare<[number]>('delete from parts where record_id = ?').run(id);
    this.#addPart(id, { record: change(record), position });
  }

  /** All properties, in the order of their first rows. */
  *records(): Generator<StagedRecord> {
    for (const { parts } of this.#each()) yield combine(parts);
  }

  close(): void {
    this.#db.close();
  }

  *#each(): Generator<{ id: number; parts: StagedRecord[] }> {
    for (let last = 0; ; ) {
      const rows = this.#selectPage.all(last);
      if (rows.length === 0) return;
      for (let start = 0; start < rows.length; ) {
        const id = rows[start]?.id ?? 0;
        let end = start + 1;
        while (rows[end]?.id === id) end += 1;
        yield { id, parts: rows.slice(start, end).map(toStagedRecord) };
        last = id;
        start = end;
      }
    }
  }

  #idOf(key: string): number {
    return this.#selectId.get(key)?.id ?? 0;
  }

  #addPart(id: number | bigint, { record, position }: StagedRecord): void {
    this.#parts += 1;
    this.#insertPart.run(id, this.#parts, JSON.stringify(record), JSON.stringify(position));
  }

  #mark(kind: string, key: string): boolean {
    return this.#insertKey.run(kind, key).changes > 0;
  }
}

function toStagedRecord({ record, position }: PartRow): StagedRecord {
  return { record: JSON.parse(record), position: JSON.parse(position) };
}

/** Combines the rows of a development into one property: all units, and the first known value of other fields. */
function combine(parts: StagedRecord[]): StagedRecord {
  const [first, ...others] = parts;
  if (!first) throw new Error('a staged property has no rows');
  if (others.length === 0) return first;
  const record: PropertyRecord = { ...first.record };
  const values: Record<string, unknown> = record;
  for (const { record: other } of others) {
    for (const [name, value] of Object.entries(other)) {
      const present = values[name];
      if (present === null || present === false) values[name] = value;
    }
  }
  const all = <T>(list: (record: PropertyRecord) => T[]) => parts.flatMap((part) => list(part.record));
  const least = (numbers: (number | null)[]) => {
    const known = numbers.filter((number) => number !== null);
    return known.length > 0 ? known.reduce((a, b) => Math.min(a, b)) : null;
  };
  return {
    record: {
      ...record,
      low_price: least(parts.map((part) => part.record.low_price)),
      min_area: least(parts.map((part) => part.record.min_area)),
      images: [...new Set(all(({ images }) => images))].slice(0, maxEntries),
      facilities: [...new Set(all(({ facilities }) => facilities))].slice(0, maxEntries),
      units: all(({ units }) => units).slice(0, maxUnits),
      updated_at: latest(parts.map((part) => part.record.updated_at)),
    },
    position: first.position,
  };
}

function latest(times: (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
