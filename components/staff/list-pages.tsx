import Link from 'next/link';
import { Button } from '@/components/ui/button';

type Props = {
  path: string;
  /** The filters of the list, which every page keeps. */
  params: URLSearchParams;
  page: number;
  pageSize: number;
  count: number;
};

/** Links to newer and older entries; renders nothing if all fit on one page. */
export function ListPages({ path, params, page, pageSize, count }: Props) {
  const pageCount = Math.ceil(count / pageSize);
  if (pageCount < 2) return null;
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return `${path}?${next}`;
  };
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Button asChild variant="line" size="md">
          <Link href={hrefOf(page - 1)}>Newer</Link>
        </Button>
      ) : (
        <span />
      )}
      <p className="text-sm text-stone">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <Button asChild variant="line" size="md">
          <Link href={hrefOf(page + 1)}>Older</Link>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}
