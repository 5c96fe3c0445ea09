import { constants, setPriority } from 'node:os';
import nextEnv from '@next/env';
import { env } from '@/lib/env';
import { parseImportArguments, usage } from '@/lib/import/arguments';
import { runImport } from '@/lib/import/run-import';
import { isOperatorError } from '@/lib/operator-error';

/* `npm run import -- <file>`: imports properties into the site's database, also while the site runs. */

// The same `.env` files as the site, so that both use the same database.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
  info: () => {},
  error: console.error,
});

// Lower priority than the site on the same machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${explain(error)}\n`);
}

async function main(): Promise<boolean> {
  const wanted = parseImportArguments(process.argv.slice(2));
  if (wanted === null) {
    console.log(usage);
    return true;
  }
  return runImport(wanted, env(), { say: console.log, note: console.error, onProgress: progress() });
}

/** A progress counter, on terminals only. */
function progress() {
  if (!process.stderr.isTTY) return undefined;
  return (done: number, total: number) => {
    process.stderr.write(`\r${done} of ${total} listings${done === total ? '\n' : ''}`);
  };
}

/** Only the message for errors the user can fix; the full error otherwise. */
function explain(error: unknown): string {
  if (isOperatorError(error)) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code?.startsWith('SQLITE_'))
    return `The database cannot be used: ${message || code}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
