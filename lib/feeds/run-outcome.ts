/**
 * `unchanged`: the feed or all its properties are as before. `withheld`: imported, but too many properties are missing
 * from the feed to remove them. `mismatched`: nothing was written, because most properties are missing. `refused`:
 * nothing was written, because the content is not credible. `failed`: the feed or the database could not be reached.
 */
export type RunOutcome = 'changed' | 'unchanged' | 'withheld' | 'mismatched' | 'refused' | 'failed';

/** Whether a run with this outcome succeeded. */
export function isSuccessful(outcome: string): boolean {
  return outcome === 'changed' || outcome === 'unchanged';
}

/** What the desk calls the state of a run. */
export const runStateLabels: Record<RunOutcome | 'queued' | 'running', string> = {
  queued: 'Queued',
  running: 'Running',
  changed: 'Changed',
  unchanged: 'Unchanged',
  withheld: 'Removals withheld',
  mismatched: 'Not imported',
  refused: 'Rejected',
  failed: 'Failed',
};
