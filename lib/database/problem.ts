import { isMarked } from '@/lib/marked';
import { fieldOf } from '@/lib/typed-keys';

/* Classifies database errors by both engines' codes, for start, health, API and logs. */

export type DatabaseProblemKind =
  | 'busy'
  | 'unreachable'
  | 'crowded'
  | 'full'
  | 'damaged'
  | 'not-a-database'
  | 'moved'
  | 'replaced'
  | 'log-removed'
  | 'unwritable'
  | 'failing'
  | 'refused'
  | 'untrusted';

export type DatabaseProblem = {
  kind: DatabaseProblemKind;
  /** For the operator; contains no data and no password. */
  message: string;
  /** Whether waiting may help. */
  isTransient: boolean;
};

export const problemMessages: Record<DatabaseProblemKind, string> = {
  busy: 'The database is locked by another process. Close other programs that use it.',
  unreachable: 'The database server does not answer. Start it, or check DATABASE_URL.',
  crowded:
    'The database server has no connection left. Use its pooled URL, raise its limit, or end other programs that use it.',
  full: 'The disk of the database, or that of temporary files, is full: nothing can be stored. Free some space.',
  damaged: 'The database file is damaged. Restore a backup (docs/backup.md).',
  'not-a-database': 'The file that DATABASE_URL names is not a database.',
  moved: 'The database file is no longer where DATABASE_URL says. Stop the site, put it back, start again.',
  replaced: 'Another file has taken the place of the database while the site was running. Restart the site.',
  'log-removed':
    'The log beside the database file (-wal) was deleted while the site was running. Stop all processes of the site, without kill -9: the last one saves what the log held. Then start again.',
  unwritable:
    "The database cannot be written: the file or its folder is read-only or missing, or the server is read-only. Give the site's user write permission, or connect to the primary server.",
  failing: 'The disk under the database reports errors. Copy the data to another disk.',
  refused: 'The database server refuses this user or has no such database. Check DATABASE_URL.',
  untrusted:
    'The connection to the database server cannot be encrypted as DATABASE_URL demands. Add sslrootcert=/path/to/ca.crt, the certificate of its authority, or sslmode=disable in a network that you trust; see docs/deploy.md.',
};

const transient: readonly DatabaseProblemKind[] = ['busy', 'unreachable', 'crowded'];

const databaseErrorMark = Symbol.for('database-error');

/** The database is unusable, as detected by our own checks. */
export class DatabaseError extends Error {
  readonly [databaseErrorMark] = true;
  override name = 'DatabaseError';
  constructor(
    readonly kind: DatabaseProblemKind,
    options?: ErrorOptions,
  ) {
    super(problemMessages[kind], options);
  }
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return isMarked(value, databaseErrorMark);
}

const engineErrorMark = Symbol.for('database-engine-error');

/** Marks an error of the network or the disk as one of the database. @returns the error */
export function markDatabaseError(error: unknown): unknown {
  if (typeof error === 'object' && error !== null)
    Reflect.defineProperty(error, engineErrorMark, { value: true });
  return error;
}

/** Prefixes of error codes of SQLite and PostgreSQL (five characters). */
const engineCodes: [RegExp, DatabaseProblemKind][] = [
  [/^(SQLITE_(BUSY|LOCKED)|55P03)/, 'busy'],
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100)/, 'full'],
  [/^SQLITE_CORRUPT/, 'damaged'],
  [/^SQLITE_NOTADB/, 'not-a-database'],
  [/^SQLITE_IOERR/, 'failing'],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM)|25006)/, 'unwritable'],
  [/^(28|3D000|3F000|42501)/, 'refused'],
  [/^53300/, 'crowded'],
  [/^(08|57P0|53400)/, 'unreachable'],
];

/** Codes of TLS, network and disk errors, which mail, pictures and feeds also cause. */
const systemCodes: [RegExp, DatabaseProblemKind][] = [
  [/SELF_SIGNED|^(CERT_|UNABLE_TO_(GET|VERIFY|DECODE)|ERR_TLS_|ERR_SSL_)/, 'untrusted'],
  [/^(ENOSPC|EDQUOT)/, 'full'],
  [/^EIO/, 'failing'],
  [/^(ENOENT|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)/, 'unwritable'],
  [/^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/, 'unreachable'],
];

/** Messages of `pg` errors that have no code. */
const messagesOfPg: [RegExp, DatabaseProblemKind][] = [
  [
    /timeout exceeded when trying to connect|query read timeout|connection terminated|client was closed|connection error and is not queryable|error establishing an SSL connection/i,
    'unreachable',
  ],
  [/server does not support SSL connections/, 'untrusted'],
];

/** The database problem behind an error; null for unrelated errors, and for system errors that are not marked. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  const kind = kindOf(error, 0);
  return kind && { kind, message: problemMessages[kind], isTransient: transient.includes(kind) };
}

function kindOf(error: unknown, depth: number): DatabaseProblemKind | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null;
  if (isDatabaseError(error)) return error.kind;
  const code = String(fieldOf(error, 'code') ?? '');
  const codes = isMarked(error, engineErrorMark) ? [...engineCodes, ...systemCodes] : engineCodes;
  const known = codes.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  const message = String(fieldOf(error, 'message'));
  const described = messagesOfPg.find(([pattern]) => pattern.test(message));
  if (described) return described[1];
  return kindOf(fieldOf(error, 'cause'), depth + 1);
}
