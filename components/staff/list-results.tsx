import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/number';
import { EmptyList } from './empty-list';
import { ListPages } from './list-pages';

type Props = {
  icon: LucideIcon;
  /** One and several: `enquiry`, `enquiries`. */
  entry: string;
  entries: string;
  /** Shown when there is nothing without any filter. */
  empty: string;
  emptyAction?: ReactNode;
  path: string;
  params: URLSearchParams;
  query: { page: number; pageSize: number };
  found: { count: number; results: unknown[] };
  /** Replaces the count, even of an empty list. */
  counter?: ReactNode;
  /** Beside the count. */
  action?: ReactNode;
  /** The list of the results. */
  children: ReactNode;
};

/** A page of a list with its count and links to other pages, or the empty state. */
export function ListResults({
  icon,
  entry,
  entries,
  empty,
  emptyAction,
  path,
  params,
  query,
  found: { count, results },
  counter,
  action,
  children,
}: Props) {
  if (results.length === 0) {
    return (
      <>
        {counter}
        <EmptyList {...{ icon, entry, empty, emptyAction, path, params }} />
      </>
    );
  }
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 text-sm text-stone">
        {counter ?? <p>{count === 1 ? `One ${entry}` : `${formatNumber(count)} ${entries}`}</p>}
        {action}
      </div>
      {children}
      <ListPages path={path} params={params} page={query.page} pageSize={query.pageSize} count={count} />
    </>
  );
}
