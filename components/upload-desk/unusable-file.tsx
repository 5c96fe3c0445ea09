import { Link } from '@/components/staff/link';
import { Button } from '@/components/ui/button';
import { staffRoutes } from '@/lib/staff-routes';

/** Why a file cannot be imported, with the way to another one. */
export function UnusableFile({ message }: { message: string }) {
  return (
    <div className="mt-8 max-w-[60ch]">
      <p role="alert" className="font-medium text-danger wrap-anywhere">
        {message}
      </p>
      <Button asChild variant="line" size="md" className="mt-6">
        <Link href={staffRoutes.newUpload}>Choose another file</Link>
      </Button>
    </div>
  );
}
