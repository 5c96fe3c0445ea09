import { Link } from '@/components/staff/link';
import { staffRoutes } from '@/lib/staff-routes';

type Props = {
  list: string;
  /** Name of the file that was imported before; null when it is unknown. */
  before: string | null;
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
        the right file, or the one before it
        {before !== null && (
          <>
            , <bdi>“{before}”</bdi>
          </>
        )}
        , under the name “{list}”, and tick “This file has all our properties”: changed values come back,
        removed properties return, and what only the wrong file had leaves the site. What was edited by hand
        stays. The{' '}
        <Link href={staffRoutes.feed(list)} className="underline underline-offset-4">
          runs of the list
        </Link>{' '}
        name their files.
      </p>
    </details>
  );
}
