import { Link } from '@/components/staff/link';
import { Button } from '@/components/ui/button';
import { staffRoutes } from '@/lib/staff-routes';

/** Leads to the upload of an inventory. */
export function UploadLink() {
  return (
    <Button asChild variant="line" size="md">
      <Link href={staffRoutes.newUpload}>Upload a file</Link>
    </Button>
  );
}
