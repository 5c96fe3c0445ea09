import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';

const program = `
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { lowerPriority } from './scripts/lower-priority.ts';
lowerPriority();
console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));`;

const onLinux = platform() === 'linux' ? it : it.skip;

onLinux('lowers the priority of every thread', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const priorities: number[] = JSON.parse(output.toString());
  expect(priorities.length).toBeGreaterThan(1);
  expect(Math.min(...priorities)).toBeGreaterThanOrEqual(10);
});
