import type { Metadata } from 'next';
import { BackLink } from '@/components/staff/back-link';
import { BackendNotice } from '@/components/staff/backend-notice';
import { PageHeader } from '@/components/staff/page-header';
import { UploadForm } from '@/components/upload-desk/upload-form';
import { UploadList } from '@/components/upload-desk/upload-list';
import { ownsCatalog } from '@/lib/catalog/own-catalog';
import { staffRoutes } from '@/lib/staff-routes';
import { maxUploadMb, openUploads, takesUploads } from '@/lib/uploads/upload';
import { isLost, waitingUploads } from '@/lib/uploads/upload-files';
import { requirePageStaff } from '../../../require-page-staff';

export const metadata: Metadata = { title: 'Upload' };

export default async function NewUploadPage() {
  await requirePageStaff('admin');
  if (!ownsCatalog()) return <BackendNotice title="Upload a file" />;
  const uploads = await Promise.all(
    (await openUploads()).map(async (upload) =>
      (await isLost(upload)) ? { ...upload, state: 'unusable' as const } : upload,
    ),
  );
  return (
    <>
      <BackLink href={staffRoutes.feeds}>All feeds</BackLink>
      <PageHeader title="Upload a file" />
      {takesUploads() ? (
        <>
          <p className="mt-8 max-w-[60ch] text-body">
            Choose the file with your properties. You see what it would change before anything is imported.
          </p>
          <UploadForm maxMb={maxUploadMb} />
        </>
      ) : (
        <p className="mt-8 max-w-[60ch] text-body">
          This platform keeps no files and runs no imports. On a computer with the project, set DATABASE_URL
          to this site’s database and run npm run import with the file; docs/import.md says more.
        </p>
      )}
      {uploads.length > 0 && <UploadList uploads={uploads} waiting={await waitingUploads()} />}
    </>
  );
}
