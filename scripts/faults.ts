import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backendFaults } from './faults/backend-faults';
import { databaseFaults } from './faults/database-faults';
import type { Finding } from './faults/fault';
import { freshnessFaults } from './faults/freshness-faults';
import { importFaults } from './faults/import-faults';
import { loadFaults } from './faults/load-faults';
import { memoryFaults } from './faults/memory-faults';
import { outboxFaults } from './faults/outbox-faults';
import { postgresFaults } from './faults/postgres-faults';
import { processFaults } from './faults/process-faults';
import { describeMachine, faultTable, insertReport, type Tried, verdict } from './faults/report';
import { ensureBuild } from './setup.mjs';

/*
 * `npm run faults`: breaks what the production build depends on, one thing at a time, and prints a table of what was
 * tried, expected and seen; exits with 1 when anything is not as expected. `-- --only moved,kill` tries some;
 * `-- --write` puts the table into docs/reliability.md.
 */

const document = 'docs/reliability.md';
const all = [
  ...databaseFaults,
  ...postgresFaults,
  ...backendFaults,
  ...processFaults,
  ...loadFaults,
  ...memoryFaults,
  ...importFaults,
  ...freshnessFaults,
  ...outboxFaults,
];

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean' } } });
const only = values.only?.split(',') ?? null;
const unknown = only?.filter((name) => !all.some((fault) => fault.name === name)) ?? [];
if (unknown.length > 0) stop(`No such fault: ${unknown.join(', ')}. There are ${names()}.`);
if (only && values.write) stop('--write needs the whole table: leave out --only.');
if (!ensureBuild()) stop('The build failed; see above.');

const machine = describeMachine();
const started = Date.now();
const tried: Tried[] = [];
for (const fault of all.filter(({ name }) => only?.includes(name) ?? true)) {
  console.log(`\n${fault.name}: ${fault.tried}`);
  const startedAt = Date.now();
  const finding = await fault
    .run()
    .catch((error: unknown): Finding => ({ seen: firstLines(error), asExpected: false }));
  tried.push({ fault, finding });
  console.log(`  expected:    ${fault.expected}\n  seen:        ${finding?.seen ?? 'not possible here'}`);
  console.log(`  as expected: ${verdict(finding)} (${secondsSince(startedAt)} s)`);
}

const wrong = tried.filter(({ finding }) => finding?.asExpected === false).length;
const summary = `${tried.length} faults in ${secondsSince(started)} s, ${wrong} not as expected.`;
const report = `${summary} Machine: ${machine}.\n\n${faultTable(tried)}`;
console.log(`\n${report}`);
if (values.write) writeFileSync(document, insertReport(readFileSync(document, 'utf8'), report));
process.exitCode = wrong === 0 ? 0 : 1;

function names(): string {
  return all.map(({ name }) => name).join(', ');
}

function firstLines(error: unknown): string {
  return String(error).split('\n').slice(0, 3).join(' ');
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1_000);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
