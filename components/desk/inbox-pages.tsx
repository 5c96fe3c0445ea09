import Link from 'next/link';
import { Button } from '@/components/ui/button';

type Props = { page: number; pageCount: number; hrefOf: (page: number) => string };

export function InboxPages({ page, pageCount, hrefOf }: Props) {
  if (pageCount < 2) return null;
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
