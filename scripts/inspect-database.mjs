import SqliteFile from 'better-sqlite3';

/* Prints `ok` or the damage of a SQLite file: `node scripts/inspect-database.mjs <file>`. */

const file = new SqliteFile(process.argv[2], { readonly: true, fileMustExist: true, timeout: 5_000 });
try {
  console.log(file.pragma('quick_check(1)', { simple: true }));
} catch (error) {
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
  console.log(error.message);
} finally {
  file.close();
}
