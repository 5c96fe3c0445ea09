import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type } from 'node:os';
import type { Fault, Finding } from './fault';

/** A fault with its finding; null when this machine cannot cause it. */
export type Tried = { fault: Pick<Fault, 'tried' | 'expected'>; finding: Finding | null };

const begin = '<!-- faults:begin -->';
const end = '<!-- faults:end -->';
const header = ['tried', 'expected', 'seen', 'as expected'];

/** The machine and its other load, in one sentence. Call before the first fault. */
export function describeMachine(): string {
  const cores = cpus();
  const [load = 0] = loadavg();
  return [
    `${cores.length} × ${cores[0]?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    type(),
    `Node ${process.versions.node}`,
    `SQLite on ${diskUnder('.')}`,
    `load ${load.toFixed(1)} before the run`,
  ].join(', ');
}

/** A Markdown table whose columns are aligned. */
export function faultTable(all: Tried[]): string {
  const rows = all.map(({ fault, finding }) =>
    [fault.tried, fault.expected, finding?.seen ?? '', verdict(finding)].map((cell) =>
      cell.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim(),
    ),
  );
  const widths = header.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => [...cell].length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column])).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function verdict(finding: Finding | null): string {
  if (finding === null) return 'not tried';
  return finding.asExpected ? 'yes' : '**no**';
}

/**
 * The document with the report between its two markers.
 * @throws when a marker is missing
 */
export function insertReport(document: string, report: string): string {
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)];
  if (start === -1 || stop < start) throw new Error(`The document needs "${begin}" and, below it, "${end}".`);
  return `${document.slice(0, start + begin.length)}\n\n${report}\n\n${document.slice(stop)}`;
}

function pad(cell: string, width = 0): string {
  return cell + ' '.repeat(width - [...cell].length);
}

function diskUnder(folder: string): string {
  try {
    return execFileSync('stat', ['--file-system', '--format=%T', folder], { encoding: 'utf8' }).trim();
  } catch {
    return 'the local disk';
  }
}
