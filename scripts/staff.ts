import './env-files.mjs';
import { staffCommand } from '@/lib/staff/command';
import { runCommand } from './run-command';

/* `npm run staff`: manages staff accounts. */

await runCommand(async () => {
  const output = { say: console.log, note: console.error };
  if (!(await staffCommand(process.argv.slice(2), output))) process.exitCode = 1;
});
