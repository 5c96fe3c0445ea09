import { chmodSync, closeSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProblem } from './problem';
import { OpenSqliteFile } from './sqlite-file';

// What Node reports for a folder on a disk that is mounted read-only.
jest.mock('node:fs', () => {
  const fs = jest.requireActual('node:fs');
  return {
    ...fs,
    closeSync: jest.fn(fs.closeSync),
    mkdirSync: (path: string, options: object) => {
      if (!path.startsWith('/nowhere')) return fs.mkdirSync(path, options);
      throw Object.assign(new Error('no such file or directory'), { code: 'ENOENT' });
    },
  };
});

it('creates a file that other users cannot read, and leaves the permissions of an existing one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  const path = join(folder, 'site.db');
  const open = () => {
    const file = new OpenSqliteFile(path);
    file.database.exec('create table if not exists words (word text)');
    const modes = [path, `${path}-wal`].map((name) => statSync(name).mode & 0o777);
    file.close();
    return modes;
  };
  expect(open()).toEqual([0o600, 0o600]);
  chmodSync(path, 0o640);
  expect(open()).toEqual([0o640, 0o640]);
  rmSync(folder, { recursive: true });
});

it('keeps its descriptor of a path until the last of its connections is closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  const path = join(folder, 'site.db');
  const first = new OpenSqliteFile(path);
  const second = new OpenSqliteFile(path);
  const closed = jest.mocked(closeSync).mockClear();
  first.close();
  expect(closed).not.toHaveBeenCalled();
  second.close();
  expect(closed).toHaveBeenCalledTimes(1);
  const later = new OpenSqliteFile(path);
  closed.mockClear();
  later.close();
  expect(closed).toHaveBeenCalledTimes(1);
  rmSync(folder, { recursive: true });
});

it.each(['site.db', 'link.db'])(
  'writes nothing more once the log of %s was deleted, and saves what it held when it closes',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
    const path = join(folder, name);
    new OpenSqliteFile(join(folder, 'site.db')).close();
    symlinkSync('site.db', join(folder, 'link.db'));
    const file = new OpenSqliteFile(path);
    file.database.exec("create table words (word text); insert into words values ('kept')");
    file.requireInPlace();
    await file.check();
    rmSync(join(folder, 'site.db-wal'));
    const problem = expect.objectContaining({ kind: 'log-removed' });
    expect(() => file.requireInPlace()).toThrow(problem);
    await expect(file.check()).rejects.toEqual(problem);
    file.close();
    const again = new OpenSqliteFile(path);
    expect(again.database.prepare('select word from words').all()).toEqual([{ word: 'kept' }]);
    again.requireInPlace();
    again.close();
    rmSync(folder, { recursive: true });
  },
);

it('reports a folder that cannot be created', () => {
  let thrown: unknown;
  try {
    new OpenSqliteFile('/nowhere/site.db');
  } catch (error) {
    thrown = error;
  }
  expect(databaseProblem(thrown)).toMatchObject({ kind: 'unwritable', isTransient: false });
});
