import { DatabaseError, markDatabaseError } from './database/problem';
import { explainError } from './explain-error';
import { ApiError } from './http/server/api-error';

it('says once what a database problem is, with its cause', () => {
  const cause = Object.assign(new Error("EACCES: permission denied, access 'site.db'"), { code: 'EACCES' });
  expect(explainError(new DatabaseError('damaged'))).toMatch(/^The database [^\n]*damaged[^\n]*$/);
  expect(explainError(new DatabaseError('unwritable', { cause }))).toMatch(
    /^The database cannot be written: .*\n\(EACCES: permission denied, access 'site\.db'\)$/,
  );
  const engineError = Object.assign(new Error('disk image is malformed'), { code: 'SQLITE_CORRUPT' });
  expect(explainError(engineError)).toMatch(/\n\(disk image is malformed\)$/);
});

it('gives the code of an error without a message, as of a host with several addresses', () => {
  const error = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(explainError(markDatabaseError(error))).toMatch(/\n\(ECONNREFUSED\)$/);
});

it('says what is wrong with the storage of pictures, without a stack', () => {
  expect(explainError(new ApiError(503, 'There is no bucket. Check MEDIA_S3_BUCKET.'))).toBe(
    'There is no bucket. Check MEDIA_S3_BUCKET.',
  );
});
