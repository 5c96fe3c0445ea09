'use client';

import { useLinkStatus } from 'next/link';

/** Inside a link: shows a pending state when navigation takes longer than a moment. */
export function LinkPending({ children }: { children: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span className="ms-3 inline-block animate-[fade-in_0.3s_ease-out_0.3s_both] font-sans text-[0.8125rem] font-normal tracking-normal text-stone">
      {children}
    </span>
  );
}
