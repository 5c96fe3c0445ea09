import { setTimeout as sleep } from 'node:timers/promises';
import type SqliteFile from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseError, databaseProblem } from './problem';
import { OpenSqliteFile } from './sqlite-file';
import { WriteTurns } from './write-turns';

const firstPauseMs = 2;
const maxPauseMs = 12;
const keptStatements = 200;
/** In characters. Longer statements are lists of values, which are rarely repeated. */
const maxKeptStatement = 10_000;

/**
 * Kysely driver for better-sqlite3, which is synchronous: waiting for a lock inside it would block the process. Here a
 * locked statement is retried later while others continue.
 */
export class RetryingSqliteDriver implements Driver {
  readonly #path: string;
  readonly #waiting: Waiting;
  readonly #queue = new Queue();
  readonly #statements: Statements = new LRUCache({ max: keptStatements });
  #file: OpenSqliteFile | undefined;

  /**
   * @param lockWaitMs how long a statement waits for another process's lock
   * @param yieldsToWriters whether each transaction lets other processes write first
   */
  constructor(path: string, lockWaitMs: number, yieldsToWriters: boolean) {
    this.#path = path;
    this.#waiting = { limitMs: lockWaitMs, yieldsToWriters, turns: new WriteTurns(path) };
  }

  async init(): Promise<void> {
    this.#file = await retryWhileLocked(() => new OpenSqliteFile(this.#path), this.#waiting);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#file) throw new Error('The database is not open.');
    return new Lease(this.#file, this.#statements, this.#queue, this.#waiting);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).end('rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    leaseOf(connection).end('rollback');
  }

  async destroy(): Promise<void> {
    this.#statements.clear();
    this.#file?.close();
  }
}

/** Kysely passes only connections that `acquireConnection` returned. */
function leaseOf(connection: DatabaseConnection): Lease {
  return connection as Lease;
}

type Statements = LRUCache<string, SqliteFile.Statement>;
type Waiting = { limitMs: number; yieldsToWriters: boolean; turns: WriteTurns };

/** A client of the single connection, which it holds for one statement, or from `begin` to the transaction's end. */
class Lease implements DatabaseConnection {
  readonly #file: OpenSqliteFile;
  readonly #statements: Statements;
  readonly #queue: Queue;
  readonly #waiting: Waiting;
  #release: (() => void) | undefined;

  constructor(file: OpenSqliteFile, statements: Statements, queue: Queue, waiting: Waiting) {
    this.#file = file;
    this.#statements = statements;
    this.#queue = queue;
    this.#waiting = waiting;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return this.#noting(() => this.#run<R>(query));
    if (this.#waiting.yieldsToWriters) await this.#waiting.turns.yieldToWaiting();
    return retryWhileLocked(async () => {
      const release = await this.#queue.turn();
      try {
        return this.#noting(() => this.#run<R>(query));
      } finally {
        release();
      }
    }, this.#waiting);
  }

  /** Takes the write lock at once, so that a transaction cannot lose it between reading and writing. */
  async begin(): Promise<void> {
    if (this.#waiting.yieldsToWriters) await this.#waiting.turns.yieldToWaiting();
    this.#release = await retryWhileLocked(async () => {
      const release = await this.#queue.turn();
      try {
        this.#noting(() => {
          this.#file.requireInPlace();
          this.#file.database.exec('begin immediate');
        });
        return release;
      } catch (error) {
        release();
        throw error;
      }
    }, this.#waiting);
  }

  /** Does nothing outside a transaction, since SQLite rolls back by itself after some failures. */
  end(how: 'commit' | 'rollback'): void {
    if (!this.#release) return;
    const { database } = this.#file;
    if (how === 'commit') {
      this.#noting(() => database.exec('commit'));
      this.#file.noteWrite();
    } else if (database.inTransaction) database.exec('rollback');
    this.#release();
    this.#release = undefined;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads a result row by row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite results cannot be streamed.');
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepared(sql);
    const writesAlone = !statement.readonly && !this.#release;
    if (writesAlone) this.#file.requireInPlace();
    if (statement.reader) {
      // Kysely derives `R` from the query.
      const rows = statement.all(parameters) as (R & Record<string, unknown>)[];
      for (const row of rows) readBlobsAsText(row);
      if (writesAlone) this.#file.noteWrite();
      return { rows };
    }
    const { changes, lastInsertRowid } = statement.run(parameters);
    if (writesAlone) this.#file.noteWrite();
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Statements are kept, because preparing a short one takes longer than running it. */
  #prepared(sql: string): SqliteFile.Statement {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#file.database.prepare(sql);
    // Some pragmas take effect when they are prepared.
    const isKept = sql.length <= maxKeptStatement && /^\s*(?:select|with|insert|update|delete)\b/i.test(sql);
    if (isKept) this.#statements.set(sql, statement);
    return statement;
  }

  #noting<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      this.#file.noteFailure(error);
      throw error;
    }
  }
}

/** Grants the connection to one client at a time, in order of request. */
class Queue {
  #last: Promise<void> = Promise.resolve();

  async turn(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

/**
 * Retries a locked operation with growing pauses.
 * @throws {DatabaseError} `busy` when still locked after `limitMs`
 */
async function retryWhileLocked<T>(
  attempt: () => T | Promise<T>,
  { limitMs, yieldsToWriters, turns }: Waiting,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  let hasAnnounced = false;
  try {
    for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, maxPauseMs)) {
      try {
        return await attempt();
      } catch (error) {
        if (databaseProblem(error)?.kind !== 'busy') throw error;
        if (performance.now() >= deadline) throw new DatabaseError('busy', { cause: error });
      }
      if (!yieldsToWriters) {
        hasAnnounced = true;
        turns.announceWait();
      }
      await sleep(pause * (0.5 + Math.random() / 2));
    }
  } finally {
    if (hasAnnounced) turns.endWait();
  }
}

/** No column stores bytes, but a row edited by hand may have some, which no page could show. */
function readBlobsAsText(row: Record<string, unknown>): void {
  // Not over entries, which take several times as long.
  for (const name in row) {
    const value = row[name];
    if (Buffer.isBuffer(value)) row[name] = value.toString();
  }
}
