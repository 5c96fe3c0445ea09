import { formatNumber } from '@/lib/format/number';

const maxNoteLength = 5_000;

/** What is wrong with a note; null when it can be stored. */
export function noteProblem(text: string): string | null {
  if (text === '') return 'Please write a note.';
  if (text.length <= maxNoteLength) return null;
  return `Please keep the note to ${formatNumber(maxNoteLength)} characters; it has ${formatNumber(text.length)}.`;
}
