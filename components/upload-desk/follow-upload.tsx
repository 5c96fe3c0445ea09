'use client';

import { useFollow } from '@/components/feed-desk/use-follow';
import { Progress } from '@/components/staff/ui/progress';

type Props = {
  /** Whether the server is still working on the upload; the screen refreshes until it is done. */
  isActive: boolean;
  /** How much is done, 0 to 1; null while that is unknown. */
  share: number | null;
  children: string;
};

/** Says what the server does with an upload; when it is done, only to screen readers, because the screen shows it. */
export function FollowUpload({ isActive, share, children }: Props) {
  useFollow(isActive, 2_000);
  return (
    <div className={isActive ? 'mt-8 max-w-[60ch] text-body' : 'sr-only'}>
      <p role="status">{children}</p>
      {isActive && <Progress aria-hidden value={share ?? undefined} className="mt-4" />}
    </div>
  );
}
