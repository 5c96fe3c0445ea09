import { Link } from '@/components/staff/link';
import { staffRoutes } from '@/lib/staff-routes';

/** Says how to get back after the file of a list was the wrong one. */
export function WrongFile({ list }: { list: string }) {
  return (
    <details className="mt-6 max-w-[68ch] text-body">
      <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
        Was this the wrong file?
      </summary>
      <p className="mt-2 wrap-anywhere">
        <Link href={staffRoutes.newUpload} className="underline underline-offset-4">
          Upload
        </Link>{' '}
        the right file, or the one before it, under the name “{list}”, and tick “This file has all our
        properties”: changed values come back, removed properties return, and what only the wrong file had
        leaves the site. What was edited by hand stays. The{' '}
        <Link href={staffRoutes.audit} className="underline underline-offset-4">
          audit log
        </Link>{' '}
        names the files.
      </p>
    </details>
  );
}
