import { labelOf } from './labels';

const tones: Record<string, string> = {
  new: 'bg-gold/25 text-gold-text',
  won: 'bg-success/15 text-ink',
  lost: 'bg-danger/10 text-danger',
  spam: 'bg-sand text-stone',
};

export function StatusTag({ status }: { status: string }) {
  return (
    <span className={`rounded-sm px-2 py-1 text-xs font-semibold ${tones[status] ?? 'bg-sand text-ink'}`}>
      {labelOf.status(status)}
    </span>
  );
}
