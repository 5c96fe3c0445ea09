import { backendFaults } from './faults/backend-faults';
import { databaseFaults } from './faults/database-faults';
import type { Fault, Finding } from './faults/fault';
import { loadFaults } from './faults/load-faults';
import { outboxFaults } from './faults/outbox-faults';
import { postgresFaults } from './faults/postgres-faults';
import { processFaults } from './faults/process-faults';

/*
 * `npm run faults [-- --only moved,kill]`: injects faults into the production build one at a time and prints what was
 * tried, expected and seen. Exits with 1 when a result differs. Needs a build (`npm run build`); faults that need root
 * to mount a small disk are skipped without it.
 */

const all: Fault[] = [
  ...databaseFaults,
  ...postgresFaults,
  ...backendFaults,
  ...processFaults,
  ...loadFaults,
  ...outboxFaults,
];
const wanted = option('only')?.split(',');
const rows: string[] = [];
let failures = 0;
for (const fault of all) {
  if (wanted ? !wanted.includes(fault.name) : fault.name === 'hostile-few') continue;
  console.log(`\n${fault.name}: ${fault.tried}`);
  const finding = await fault.run().catch((error: unknown): Finding => {
    return { seen: String(error).split('\n').slice(0, 3).join(' '), asExpected: false };
  });
  const mark = finding === null ? 'not tried here' : finding.asExpected ? 'yes' : 'NO';
  if (finding && !finding.asExpected) failures += 1;
  console.log(`  expected: ${fault.expected}\n  seen:     ${finding?.seen ?? ''}\n  as expected: ${mark}`);
  rows.push(`| ${fault.tried} | ${fault.expected} | ${finding?.seen ?? ''} | ${mark} |`);
}
console.log(`\n| tried | expected | seen | as expected |\n| --- | --- | --- | --- |\n${rows.join('\n')}`);
console.log(`\n${rows.length} faults, ${failures} not as expected`);
process.exitCode = failures === 0 ? 0 : 1;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}
