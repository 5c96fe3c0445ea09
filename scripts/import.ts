import { importCommand } from '@/lib/import/command';
import { lowerPriority } from './lower-priority';
import { loadEnvFiles } from './setup.mjs';
import { terminalProgress } from './terminal-progress';

/* `npm run import -- <file>`: imports properties into the site's database, also while the site runs. */

await loadEnvFiles(process.env.NODE_ENV === 'development');

// Lower priority than the site on the same machine.
lowerPriority();

process.exitCode = await importCommand(process.argv.slice(2), {
  say: console.log,
  note: console.error,
  onProgress: terminalProgress(),
});
