import { formatNumber } from '@/lib/format/number';
import type { Choice } from '@/lib/search/filters/filter-panel';

/** A choice without results is disabled, unless it is selected: it can always be cleared. */
export function isBlocked({ count }: Choice, isChosen: boolean): boolean {
  return count === 0 && !isChosen;
}

/** `Dubai (1,204)`; without the number when it is unknown. */
export function labelWithCount({ label, count }: Choice): string {
  return count === null ? label : `${label} (${formatNumber(count)})`;
}

/** The number of results of a choice; renders nothing if unknown. */
export function ChoiceCount({ count, className }: { count: number | null; className: string }) {
  if (count === null) return null;
  return (
    <span className={className}>
      {formatNumber(count)}
      <span className="sr-only">{count === 1 ? ' property' : ' properties'}</span>
    </span>
  );
}
