'use client';

import { useFollow } from './use-follow';

/** Refreshes the screen while the server works. */
export function FollowWork({ isActive }: { isActive: boolean }) {
  useFollow(isActive, 4_000);
  return null;
}
