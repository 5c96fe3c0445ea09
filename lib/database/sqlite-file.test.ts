import { databaseProblem } from './problem';
import { OpenSqliteFile } from './sqlite-file';

// What Node reports for a folder on a disk that is mounted read-only.
jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  mkdirSync: () => {
    throw Object.assign(new Error('no such file or directory'), { code: 'ENOENT' });
  },
}));

it('reports a folder that cannot be created', () => {
  let thrown: unknown;
  try {
    new OpenSqliteFile('/nowhere/site.db');
  } catch (error) {
    thrown = error;
  }
  expect(databaseProblem(thrown)).toMatchObject({ kind: 'unwritable', isTransient: false });
});
