import { counted } from '@/lib/format/counted';
import type { Listing } from './use-listing';

/** The number of results, visible and announced on change. */
export function ResultCount({ listing }: { listing: Pick<Listing, 'status' | 'count'> }) {
  const { status, count } = listing;
  const text =
    status === 'ready'
      ? counted(count, 'property', 'properties')
      : status === 'loading'
        ? 'Loading properties'
        : '';
  return (
    <p role="status" className="font-semibold lining-nums whitespace-nowrap empty:sr-only">
      {text}
    </p>
  );
}
