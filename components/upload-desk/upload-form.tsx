'use client';

import { useDeskRouter } from '@/components/staff/use-desk-router';
import { staffApi, staffRoutes } from '@/lib/staff-routes';
import { FileForm } from './file-form';

/** Uploads an inventory and leads to what an import of it would do. */
export function UploadForm({ maxMb }: { maxMb: number }) {
  const router = useDeskRouter();
  return (
    <div className="mt-8">
      <FileForm
        maxMb={maxMb}
        label="File"
        action="Upload"
        pathOf={staffApi.uploads}
        onSent={({ id }) => router.push(staffRoutes.upload(Number(id)))}
      />
    </div>
  );
}
