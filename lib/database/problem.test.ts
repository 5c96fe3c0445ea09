import { readFileSync } from 'node:fs';
import { keysOf } from '@/lib/typed-keys';
import { DatabaseError, databaseProblem, markDatabaseError, problemMessages } from './problem';

const failed = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['SQLITE_BUSY_RECOVERY', 'busy', true],
  ['55P03', 'busy', true],
  ['SQLITE_FULL', 'full', false],
  ['53100', 'full', false],
  ['SQLITE_CORRUPT_VTAB', 'damaged', false],
  ['SQLITE_NOTADB', 'not-a-database', false],
  ['SQLITE_READONLY_DBMOVED', 'unwritable', false],
  ['SQLITE_IOERR_FSYNC', 'failing', false],
  ['28P01', 'refused', false],
  ['ECONNREFUSED', 'unreachable', true],
  ['57P03', 'unreachable', true],
  ['53300', 'crowded', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted', false],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted', false],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted', false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted', false],
  ['CERT_HAS_EXPIRED', 'untrusted', false],
])('%s means %s', (code, kind, isTransient) => {
  const error = markDatabaseError(failed(code));
  expect(databaseProblem(error)).toMatchObject({ kind, isTransient });
  expect(databaseProblem(new Error('a page failed', { cause: error }))).toMatchObject({ kind });
});

it.each(['ECONNREFUSED', 'ECONNRESET', 'EACCES', 'ENOENT', 'ENOSPC', 'CERT_HAS_EXPIRED'])(
  '%s of a bucket, a mail server or a file is no database problem',
  (code) => {
    expect(databaseProblem(failed(code))).toBeNull();
    expect(databaseProblem(new TypeError('fetch failed', { cause: failed(code) }))).toBeNull();
  },
);

it.each([
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('"%s" means that the server is out of reach', (message) => {
  expect(databaseProblem(new Error(message))?.kind).toBe('unreachable');
});

it('knows a server without TLS by its message', () => {
  const error = new Error('The server does not support SSL connections');
  expect(databaseProblem(error)?.kind).toBe('untrusted');
});

it('recognises errors raised by our own checks', () => {
  expect(databaseProblem(new DatabaseError('moved'))?.kind).toBe('moved');
});

it.each(keysOf(problemMessages))('docs/backup.md says what to do about %s', (kind) => {
  expect(readFileSync('docs/backup.md', 'utf8').includes(`\n| \`${kind}\` `)).toBe(true);
});

it.each([
  new Error('no'),
  failed('SQLITE_CONSTRAINT_UNIQUE'),
  failed('23505'),
  failed('42601'),
  null,
  'ENOSPC',
])('is no database problem: %s', (error) => {
  expect(databaseProblem(error)).toBeNull();
});
