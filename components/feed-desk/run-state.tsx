import type { FeedRun } from '@/lib/feeds/history';
import { runStateLabels } from '@/lib/feeds/run-outcome';

const tones: Partial<Record<FeedRun['outcome'], string>> = {
  queued: 'bg-gold/25 text-gold-text',
  running: 'bg-gold/25 text-gold-text',
  changed: 'bg-success/15 text-ink',
  withheld: 'bg-danger/10 text-danger',
  mismatched: 'bg-danger/10 text-danger',
  refused: 'bg-danger/10 text-danger',
  failed: 'bg-danger/10 text-danger',
};

/** The outcome of a run; says so if there was none. */
export function RunState({ run }: { run: FeedRun | null }) {
  const tone = (run && tones[run.outcome]) ?? 'bg-sand text-ink';
  return (
    <span className={`whitespace-nowrap rounded-sm px-2 py-1 text-xs font-semibold ${tone}`}>
      {run ? runStateLabels[run.outcome] : 'Never run'}
    </span>
  );
}
