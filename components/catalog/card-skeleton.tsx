import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder with the proportions of a property card. */
export function CardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="aspect-3/2" />
      <Skeleton className="mt-5 h-7 w-3/5" />
      <Skeleton className="mt-3 h-3.5 w-2/5" />
      <Skeleton className="mt-8 h-3.5 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-1/2" />
    </div>
  );
}
