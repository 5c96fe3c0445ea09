import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { backUp, restore } from './backup';
import { openDatabase } from './connection';
import type { Database } from './schema';

let folder: string;
let path: string;
let copy: string;
let db: Kysely<Database>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  path = join(folder, 'site.db');
  copy = join(folder, 'backups', 'monday.db');
  mkdirSync(join(folder, 'backups'));
  db = await openDatabase(`file:${path}`);
  await addCity('before');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const addCity = (name: string) =>
  db.insertInto('cities').values({ name, slug: name, search_name: name }).execute();

function citiesIn(file: string): unknown[] {
  const opened = new SqliteFile(file, { readonly: true });
  const names = opened.prepare('select name from cities order by name').pluck().all();
  opened.close();
  return names;
}

it('backs up a database in use into one file and restores it', async () => {
  await backUp(path, copy);
  await addCity('after');
  expect(readdirSync(join(folder, 'backups'))).toEqual(['monday.db']);
  expect(citiesIn(copy)).toEqual(['before']);
  await db.destroy();
  const former = restore(copy, path);
  expect(citiesIn(path)).toEqual(['before']);
  expect(citiesIn(String(former))).toEqual(['after', 'before']);
  expect(citiesIn(copy)).toEqual(['before']);
});

it('includes the write-ahead log while others write', async () => {
  let writing = true;
  const writer = (async () => {
    for (let number = 0; writing; number++) {
      await addCity(`city-${number}`);
      await new Promise(setImmediate);
    }
  })();
  await addCity('latest');
  await backUp(path, copy);
  writing = false;
  await writer;
  expect(citiesIn(copy)).toContain('latest');
});

it('keeps the former database including the log left by a crash', async () => {
  await backUp(path, copy);
  await db.destroy();
  const code = `const SqliteFile = require('better-sqlite3');
    const insert = 'insert into cities (name, slug, search_name) values (?, ?, ?)';
    new SqliteFile(${JSON.stringify(path)}).prepare(insert).run('last', 'last', 'last');
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--eval', code]);
  await once(child, 'exit');
  expect(citiesIn(String(restore(copy, path)))).toEqual(['before', 'last']);
});

it('restores a copy made by hand with the log beside it', async () => {
  for (const ending of ['', '-wal']) copyFileSync(`${path}${ending}`, `${copy}${ending}`);
  await db.destroy();
  restore(copy, path);
  expect(citiesIn(path)).toEqual(['before']);
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
});

it('keeps the permissions of the database', async () => {
  chmodSync(path, 0o600);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(path, 1234, 1234);
  const owner = isRoot ? 1234 : process.getuid?.();
  await backUp(path, copy);
  expect(statSync(copy)).toMatchObject({ mode: 0o100600, uid: owner });
  chmodSync(copy, 0o644);
  await db.destroy();
  restore(copy, path);
  expect(statSync(path)).toMatchObject({ mode: 0o100600, uid: owner });
});

it('lets nobody else read a restored file when there was no database', async () => {
  chmodSync(folder, 0o755);
  await backUp(path, copy);
  const elsewhere = join(folder, 'elsewhere.db');
  restore(copy, elsewhere);
  expect(statSync(elsewhere).mode & 0o777).toBe(0o600);
});

it('names the file that cannot be written or read', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(backUp(path, join(file, 'x.db'))).rejects.toThrow(
    `No backup was made of ${path}. ${join(file, 'x.db.partial')} cannot be written: `,
  );
  expect(() => restore(folder, path)).toThrow(`Nothing was restored. ${folder} is not a file.`);
  expect(() => restore(file, join(file, 'x.db'))).toThrow(
    `Nothing was restored. ${join(file, 'x.db.restoring')} cannot be written: `,
  );
});

it('refuses to overwrite a file', async () => {
  await backUp(path, copy);
  await expect(backUp(path, copy)).rejects.toThrow('already exists');
});

it('refuses to restore while the site runs', async () => {
  await backUp(path, copy);
  expect(() => restore(copy, path)).toThrow('is in use. Stop the site');
  await addCity('still here');
  expect(citiesIn(path)).toEqual(['before', 'still here']);
});

it('rejects anything but a valid database of this site and keeps the current one', async () => {
  await backUp(path, copy);
  await db.destroy();
  const words = join(folder, 'words.txt');
  writeFileSync(words, 'no database '.repeat(1000));
  expect(() => restore(words, path)).toThrow(`Nothing was restored. ${words} is not a database.`);
  const foreign = join(folder, 'foreign.db');
  new SqliteFile(foreign).exec('create table other (id integer)').close();
  expect(() => restore(foreign, path)).toThrow('not a database of this site');
  const cut = join(folder, 'cut.db');
  writeFileSync(cut, readFileSync(copy).subarray(0, 20_000));
  expect(() => restore(cut, path)).toThrow(`Nothing was restored. ${cut} is damaged`);
  const newer = new SqliteFile(copy);
  newer.exec("insert into migrations values (999, 'from the future', '')");
  newer.close();
  expect(() => restore(copy, path)).toThrow('version 999');
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.fill(0xff, 8192, 12288));
  expect(() => restore(copy, path)).toThrow(`Nothing was restored. ${copy} is damaged`);
  expect(() => restore(join(folder, 'none.db'), path)).toThrow('There is no file');
  expect(citiesIn(path)).toEqual(['before']);
  expect(readdirSync(folder).filter((name) => name.includes('restor'))).toEqual([]);
});
