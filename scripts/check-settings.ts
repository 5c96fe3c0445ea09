import './env-files.mjs';
import { env } from '@/lib/env';
import { checkFeeds } from '@/lib/feeds/settings';
import { isOperatorError } from '@/lib/operator-error';

/* Exits with a message when a setting is invalid. `npm start` runs this before it builds. */

try {
  env();
  await checkFeeds();
} catch (error) {
  process.stderr.write(`\n${isOperatorError(error) ? error.message : error}\n\n`);
  process.exitCode = 1;
}
