'use client';

import { Link } from '@/components/staff/link';
import { StaffProblem } from '@/components/staff/staff-problem';
import { Button } from '@/components/ui/button';
import { staffRoutes } from '@/lib/staff-routes';

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function StaffError({ error, retry }: Props) {
  const reference = error.digest ? ` Reference ${error.digest}.` : '';
  return (
    <StaffProblem
      title="Something went wrong"
      text={`This screen could not be loaded. Nothing that was saved is lost.${reference}`}
    >
      <Button size="md" onClick={retry}>
        Try again
      </Button>
      <Button asChild variant="line" size="md">
        <Link href={staffRoutes.home}>All enquiries</Link>
      </Button>
    </StaffProblem>
  );
}
