'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { routes } from '@/lib/routes';
import { hasRole, type StaffRole } from '@/lib/staff/roles';
import { staffNavigation } from './staff-navigation';

/** A bottom bar on phones, a sidebar on wide screens. */
export function StaffMenu({ role }: { role: StaffRole }) {
  const pathname = usePathname() ?? '';
  return (
    <nav
      aria-label="Staff"
      className="fixed inset-x-0 bottom-0 z-20 flex overflow-x-auto border-t border-line-night bg-night pb-[env(safe-area-inset-bottom)] text-paper lg:static lg:mt-10 lg:flex-col lg:gap-1 lg:overflow-visible lg:border-0"
    >
      {staffNavigation
        .filter((item) => hasRole(role, item.role))
        .map(({ href, label, icon: Icon }) => {
          const isCurrent =
            href === routes.staff
              ? pathname === href || pathname.startsWith(`${href}/enquiries/`)
              : pathname === href || pathname.startsWith(`${href}/`);
          return (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-14 min-w-16 flex-1 flex-col items-center justify-center gap-1 px-2 text-xs text-mist hover:text-paper aria-[current=page]:text-gold lg:min-h-11 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm"
            >
              <Icon aria-hidden size={20} strokeWidth={1.5} />
              {label}
            </Link>
          );
        })}
    </nav>
  );
}
