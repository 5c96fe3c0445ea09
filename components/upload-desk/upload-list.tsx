import { FollowWork } from '@/components/feed-desk/follow-work';
import { Link } from '@/components/staff/link';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { fileNames } from '@/lib/uploads/file-names';
import type { Upload } from '@/lib/uploads/upload';
import type { UploadState } from '@/lib/uploads/upload-state';
import { filesAhead } from './work-text';

const states: Record<UploadState, string> = {
  examining: 'Being read',
  examined: 'Waits for you',
  unusable: 'Cannot be read',
  importing: 'Being imported',
  imported: 'Imported',
};

type Props = {
  uploads: Upload[];
  /** Those to be read or imported, in the order in which the server does them. */
  waiting: Upload[];
};

/** Uploads that are neither imported nor discarded. */
export function UploadList({ uploads, waiting }: Props) {
  return (
    <>
      <FollowWork isActive={uploads.some(({ state }) => state === 'examining' || state === 'importing')} />
      <h2 className="display-sm mt-12">Uploaded, not imported</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {uploads.map(({ id, state, uploaded_at, uploaded_by, ...files }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3">
            <Link
              href={staffRoutes.upload(id)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 wrap-anywhere"
            >
              <bdi>{fileNames(files)}</bdi>
            </Link>
            <span className="text-end text-sm">
              {filesAhead(id, waiting) > 0 ? 'Waits for other files' : states[state]}
            </span>
            <p className="col-span-2 text-sm text-stone wrap-anywhere">
              {formatDateTime(uploaded_at)}, {uploaded_by}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-stone">They are deleted after a day.</p>
    </>
  );
}
