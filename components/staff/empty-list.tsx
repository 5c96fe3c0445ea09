import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from './link';

type Props = {
  icon: LucideIcon;
  /** `enquiry`, `article`… */
  entry: string;
  /** Shown when there is nothing without any filter. */
  empty: string;
  /** What to do then. */
  emptyAction?: ReactNode;
  /** URL without filters. */
  path: string;
  params: URLSearchParams;
};

/** An empty list; if filters are set, offers to clear them. */
export function EmptyList({ icon: Icon, entry, empty, emptyAction, path, params }: Props) {
  const isFiltered = [...params].some(([key, value]) => value !== '' && !/^page(_size)?$/.test(key));
  return (
    <div className="mt-16 grid justify-items-center gap-4 text-center text-stone">
      <Icon aria-hidden size={40} strokeWidth={1} />
      <p>{isFiltered ? `No ${entry} matches these filters.` : empty}</p>
      {isFiltered ? (
        <Button asChild variant="line" size="md">
          <Link href={path}>Show all</Link>
        </Button>
      ) : (
        emptyAction
      )}
    </div>
  );
}
