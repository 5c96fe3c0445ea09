import { processState } from '@/lib/process-state';

const shared = processState<{ importShares?: Map<number, number> }>();

/** Notes which share of an upload is written, 0 to 1; null when its import has ended. */
export function noteImportShare(upload: number, share: number | null): void {
  shared.importShares ??= new Map();
  if (share === null) shared.importShares.delete(upload);
  else shared.importShares.set(upload, share);
}

/** The written share of an upload; null before the first property, and where another process imports it. */
export function importShare(upload: number): number | null {
  return shared.importShares?.get(upload) ?? null;
}
