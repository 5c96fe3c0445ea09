import './env-files.mjs';
import { backUp, restore } from '@/lib/database/backup';
import { sqlitePath } from '@/lib/database/sqlite-file';
import { env } from '@/lib/env';
import { errorParts } from '@/lib/error-parts';
import { isOperatorError, OperatorError } from '@/lib/operator-error';

/* `npm run backup -- <file>` and `npm run restore -- <file>`, see docs/backup.md. */

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${isOperatorError(error) ? error.message : errorParts(error).stack}\n`);
}

async function main(): Promise<void> {
  const [action, file, ...rest] = process.argv.slice(2);
  const path = sqlitePath(env().DATABASE_URL);
  if (path === null) {
    throw new OperatorError("Nothing was done. Use PostgreSQL's own tools as in docs/backup.md.");
  }
  if (!file || rest.length > 0) throw new OperatorError(`Usage: npm run ${action} -- <file>`);
  if (action === 'backup') {
    const bytes = await backUp(path, file);
    console.log(`Backed up ${path} to ${file} (${(bytes / 1024 / 1024).toFixed(1)} MB, verified).`);
    return;
  }
  const former = restore(file, path);
  console.log(`Restored ${file} to ${path}.`);
  if (former) console.log(`The previous database was renamed to ${former}.`);
}
