import { database } from '@/lib/database/connection';
import { isApiError } from '@/lib/http/server/api-error';
import { isOperatorError } from '@/lib/operator-error';
import { loadEnvFiles } from './setup.mjs';

/** Runs a command on the site's database and closes it. Usage errors are printed without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await loadEnvFiles(process.env.NODE_ENV === 'development');
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    console.error(isApiError(error) || isOperatorError(error) ? error.message : error);
  } finally {
    const db = await database().catch(() => null);
    await db?.destroy();
  }
}
