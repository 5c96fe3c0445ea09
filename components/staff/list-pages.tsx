import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { Link } from './link';

type Props = {
  path: string;
  /** The filters of the list, which every page keeps. */
  params: URLSearchParams;
  page: number;
  pageSize: number;
  count: number;
};

/** Links to the pages before and after, and a field for any other; renders nothing if all fit on one page. */
export function ListPages({ path, params, page, pageSize, count }: Props) {
  const pageCount = Math.ceil(count / pageSize);
  if (pageCount < 2) return null;
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return `${path}?${next}`;
  };
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <div className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button asChild variant="line" size="md">
            <Link href={hrefOf(page - 1)}>Previous</Link>
          </Button>
        )}
        {page < pageCount && (
          <Button asChild variant="line" size="md">
            <Link href={hrefOf(page + 1)}>Next</Link>
          </Button>
        )}
      </div>
      {pageCount > 3 ? (
        <form action={path} className="flex flex-wrap items-center gap-2 text-sm text-stone">
          {[...params].map(
            ([name, value]) =>
              name !== 'page' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
          )}
          <label htmlFor="page">Page</label>
          <Input
            key={page}
            id="page"
            name="page"
            inputMode="numeric"
            defaultValue={page}
            autoComplete="off"
            className="w-16"
          />
          <span className="whitespace-nowrap">of {pageCount}</span>
          <Button type="submit" variant="line" size="md">
            Go
          </Button>
        </form>
      ) : (
        <p className="text-sm text-stone">
          Page {page} of {pageCount}
        </p>
      )}
    </nav>
  );
}
