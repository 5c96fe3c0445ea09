import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import type { Upload } from '@/lib/uploads/upload';

/**
 * What the server does with an upload that is read or imported, and since when.
 * @param waiting all such uploads, in the order in which the server does them
 */
export function workText({ id, state, examination, changed_at }: Upload, waiting: Upload[]): string {
  const ahead = filesAhead(id, waiting);
  const [first] = waiting;
  if (first && ahead > 0)
    return `Waiting for ${counted(ahead, 'other file')}, first “${first.file}”. You can leave this screen; this file keeps its place.`;
  const since = `since ${formatDateTime(changed_at)}. It takes seconds, for a very large file minutes.`;
  if (state === 'examining') return `Reading the file ${since} Nothing on the site changes.`;
  const rows = counted(examination?.counts.read ?? 0, 'row');
  return `Importing ${rows} ${since} You can leave this screen; the import goes on.`;
}

/** How many files the server reads or imports before this upload; none also when another machine has its file. */
export function filesAhead(id: number, waiting: Pick<Upload, 'id'>[]): number {
  return Math.max(
    0,
    waiting.findIndex((one) => one.id === id),
  );
}
