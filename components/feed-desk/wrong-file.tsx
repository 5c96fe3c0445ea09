import { Link } from '@/components/staff/link';
import type { FeedRun } from '@/lib/feeds/history';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';

type Props = {
  list: string;
  /** The import of the list before the wrong file; null for its first. */
  before: Pick<FeedRun, 'file' | 'started_at'> | null;
};

/** Says how to get back after the file of a list was the wrong one. */
export function WrongFile({ list, before }: Props) {
  return (
    <details className="mt-6 max-w-[68ch] text-body">
      <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
        Was this the wrong file?
      </summary>
      <p className="mt-2 wrap-anywhere">
        <Link href={staffRoutes.newUpload} className="underline underline-offset-4">
          Upload
        </Link>{' '}
        the right file{before && <FileBefore {...before} />} under the name “{list}”, and tick “This file has
        all our properties”: changed values come back, removed properties return, and what only the wrong file
        had leaves the site. What was edited by hand stays.
      </p>
      <p className="mt-2 wrap-anywhere">
        If nothing of this list belongs on the site, or it comes in several files, take it off the site on{' '}
        <Link href={staffRoutes.feed(list)} className="underline underline-offset-4">
          the screen of the list
        </Link>
        , then upload its files again. That screen names the file of every import.
      </p>
    </details>
  );
}

function FileBefore({ file, started_at }: NonNullable<Props['before']>) {
  const at = formatDateTime(started_at);
  return file === null ? (
    <>, or the one imported {at},</>
  ) : (
    <>
      , or <bdi>“{file}”</bdi>, as imported {at},
    </>
  );
}
