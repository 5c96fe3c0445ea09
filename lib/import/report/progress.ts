import { formatNumber } from '@/lib/format/number';
/** Progress of an import: `done` of `total` bytes, pictures or properties; `count` is the number of rows or items so far. */
export type Progress = {
  phase: 'reading' | 'pictures' | 'writing';
  done: number;
  total: number;
  count: number;
};

const phaseTexts: Record<Progress['phase'], (number: string) => string> = {
  reading: (number) => `reading ${number} rows`,
  pictures: (number) => `${number} pictures`,
  writing: (number) => `writing ${number} properties`,
};

/** A line such as "writing 1,200 properties · 24 % · 640 a second · 6 s left". */
export function progressLine({ phase, done, total, count }: Progress, elapsedMs: number): string {
  const seconds = elapsedMs / 1_000;
  const parts = [phaseTexts[phase](formatNumber(count))];
  if (total > 0) parts.push(`${Math.min(100, Math.floor((100 * done) / total))} %`);
  if (seconds >= 1 && count > 0) parts.push(`${formatNumber(count / seconds)} a second`);
  if (seconds >= 2 && done > 0 && done < total)
    parts.push(`${duration((seconds * (total - done)) / done)} left`);
  return parts.join(' · ');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return `${Math.ceil(seconds / 60)} min`;
}
