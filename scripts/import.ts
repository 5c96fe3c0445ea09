import './env-files.mjs';
import { importCommand } from '@/lib/import/command';
import { lowerPriority } from './lower-priority';
import { terminalProgress } from './terminal-progress';

/* `npm run import -- <file>`: imports properties into the site's database, also while the site runs. */

// Removes what it has downloaded, unlike the signals themselves.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));

// Lower priority than the site on the same machine.
lowerPriority();

process.exitCode = await importCommand(process.argv.slice(2), {
  say: console.log,
  note: console.error,
  onProgress: terminalProgress(),
});
