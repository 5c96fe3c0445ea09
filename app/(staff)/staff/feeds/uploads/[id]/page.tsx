import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/staff/back-link';
import { KeepFocus } from '@/components/staff/keep-focus';
import { PageHeader } from '@/components/staff/page-header';
import { DiscardButton } from '@/components/upload-desk/discard-button';
import { ExaminedUpload } from '@/components/upload-desk/examined-upload';
import { FollowUpload } from '@/components/upload-desk/follow-upload';
import { UnusableFile } from '@/components/upload-desk/unusable-file';
import { workText } from '@/components/upload-desk/work-text';
import { database } from '@/lib/database/connection';
import { feedRun } from '@/lib/feeds/history';
import { formatDateTime } from '@/lib/format/date-time';
import { textWithoutSource } from '@/lib/format/text-without-source';
import { readId } from '@/lib/http/server/references';
import { staffRoutes } from '@/lib/staff-routes';
import { importShare } from '@/lib/uploads/import-share';
import { changedSince, findUpload, maxUploadMb, type Upload } from '@/lib/uploads/upload';
import { isLost, waitingUploads } from '@/lib/uploads/upload-files';
import { requirePageStaff } from '../../../require-page-staff';

export const metadata: Metadata = { title: 'Upload' };

export default async function UploadPage({ params }: { params: Promise<{ id: string }> }) {
  await requirePageStaff('admin');
  const id = readId((await params).id);
  const upload = id && (await findUpload(id));
  if (!upload) notFound();
  const { file, joined_file, feed, state, run_id } = upload;
  if (state === 'imported' && feed !== null && run_id !== null) redirect(staffRoutes.feedRun(feed, run_id));
  const lost = await isLost(upload);
  const run = run_id === null ? null : await feedRun(await database(), run_id);
  return (
    <KeepFocus>
      <BackLink href={staffRoutes.newUpload}>All uploads</BackLink>
      <PageHeader title={file}>
        {(lost || state !== 'importing') && (
          <DiscardButton id={upload.id} files={joined_file === null ? [file] : [file, joined_file]} />
        )}
      </PageHeader>
      <p className="mt-4 text-sm text-stone wrap-anywhere">
        Uploaded {formatDateTime(upload.uploaded_at)} by {upload.uploaded_by}
      </p>
      <FollowUpload isActive={!lost && isBusy(upload)} share={importShare(upload.id)}>
        {isBusy(upload) ? workText(upload, await waitingUploads()) : 'The file has been read.'}
      </FollowUpload>
      {lost && (
        <UnusableFile message="The file is no longer on the server, perhaps after a restart. Please upload it again." />
      )}
      {state === 'unusable' && <UnusableFile message={textWithoutSource(upload.message ?? '', file)} />}
      {state === 'examined' && upload.examination && (
        <ExaminedUpload
          upload={upload}
          examination={upload.examination}
          run={run}
          changedSince={await changedSince(upload)}
          maxMb={maxUploadMb}
        />
      )}
    </KeepFocus>
  );
}

function isBusy({ state }: Upload): boolean {
  return state === 'examining' || state === 'importing';
}
