import { Skeleton } from '@/components/ui/skeleton';

/** List items in place of the cards of a page. */
export function ArticleCardSkeletons() {
  return ['a', 'b', 'c'].map((key) => (
    <li key={key}>
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-5 h-3 w-28" />
      <Skeleton className="mt-4 h-7 w-4/5" />
      <Skeleton className="mt-4 h-4 w-full" />
    </li>
  ));
}
