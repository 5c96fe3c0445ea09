import { formatNumber } from '@/lib/format/number';
import type { Choice } from '@/lib/search/filter-panel';

/** A choice that would show nothing cannot be made; one that is made can always be taken back. */
export function isBlocked({ count }: Choice, isChosen: boolean): boolean {
  return count === 0 && !isChosen;
}

/** `Dubai (1,204)`; without the number when it is unknown. */
export function labelWithCount({ label, count }: Choice): string {
  return count === null ? label : `${label} (${formatNumber(count)})`;
}

/** The number of properties behind a choice; nothing when it is unknown. */
export function ChoiceCount({ count, className }: { count: number | null; className: string }) {
  if (count === null) return null;
  return (
    <span className={className}>
      {formatNumber(count)}
      <span className="sr-only">{count === 1 ? ' property' : ' properties'}</span>
    </span>
  );
}
