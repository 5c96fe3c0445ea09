import { Link } from '@/components/staff/link';
import { StaffProblem } from '@/components/staff/staff-problem';
import { Button } from '@/components/ui/button';
import { staffRoutes } from '@/lib/staff-routes';

export default function StaffNotFound() {
  return (
    <StaffProblem
      title="Not found"
      text="This page does not exist, was deleted, or is for administrators only."
    >
      <Button asChild size="md">
        <Link href={staffRoutes.home}>All enquiries</Link>
      </Button>
    </StaffProblem>
  );
}
