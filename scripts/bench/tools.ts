import { execFileSync } from 'node:child_process';
import type { SiteServer } from '@/e2e/site-server';

type Row = { what: string; measured: string; budget: string; met: boolean };
const rows: Row[] = [];

/** Prints a measured value beside its budget. */
export function report(what: string, measured: string, budget: string, met: boolean): void {
  rows.push({ what, measured, budget, met });
  console.log(`${met ? 'ok  ' : 'OVER'} ${what}: ${measured} (budget ${budget})`);
}

/** Prints all reported values as a table. @returns whether every one is within its budget */
export function summarise(): boolean {
  console.table(rows);
  return rows.every((row) => row.met);
}

export function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Resident memory of the site's process in MB. */
export function residentMb(site: SiteServer): number {
  const output = execFileSync('ps', ['-o', 'rss=', '-p', String(site.process.pid)], { encoding: 'utf8' });
  return Math.round(Number(output) / 1024);
}
