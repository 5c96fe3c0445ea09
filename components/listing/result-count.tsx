import { formatNumber } from '@/lib/format/number';
import type { Listing } from './use-listing';

/** `42 properties`, `1 property` */
export function countLabel(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'property' : 'properties'}`;
}

/** The number of results, visible and announced on change. */
export function ResultCount({ listing }: { listing: Pick<Listing, 'status' | 'count'> }) {
  const { status, count } = listing;
  const text = status === 'ready' ? countLabel(count) : status === 'loading' ? 'Loading properties' : '';
  return (
    <p role="status" className="font-semibold lining-nums whitespace-nowrap empty:sr-only">
      {text}
    </p>
  );
}
