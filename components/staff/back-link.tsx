import type { ReactNode } from 'react';
import { Link } from './link';

/** Leads from a screen to its list; above the title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
    >
      {children}
    </Link>
  );
}
