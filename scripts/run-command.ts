import { closeDatabase } from '@/lib/database/connection';
import { errorParts } from '@/lib/error-parts';
import { explainError } from '@/lib/explain-error';
import { isApiError } from '@/lib/http/server/api-error';

/** Runs a command and closes the site's database, if it used it. Usage errors are printed without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    console.error(isForOperator(error) ? textOf(error) : explainError(error));
  } finally {
    await closeDatabase();
  }
}

function isForOperator(error: unknown): error is Error {
  const isUnreadable = errorParts(error).code?.startsWith('ERR_PARSE_ARGS_') ?? false;
  return isUnreadable || isApiError(error);
}

/** The message of an error, and those of its fields. */
function textOf(error: Error): string {
  const errors = isApiError(error) ? Object.entries(error.errors ?? {}) : [];
  return [error.message, ...errors.map(([field, message]) => `  ${field}: ${message}`)].join('\n');
}
