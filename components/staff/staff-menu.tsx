'use client';

import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { routes } from '@/lib/routes';
import { hasRole, type StaffRole } from '@/lib/staff/roles';
import { type StaffScreen, staffNavigation } from './staff-navigation';

/** As many entries as fit side by side on a phone, the button of the sheet included. Tablets would not fit all either. */
const placesInBar = 4;
const sheetId = 'staff-menu-more';
const entryLook =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-2 text-xs text-mist hover:text-paper aria-[current=page]:text-gold lg:min-h-11 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm';

/**
 * A bottom bar on phones and tablets, a sidebar on wide screens. What does not fit into the bar is in a sheet above
 * it: a popover, so that the browser itself opens and closes it and returns the focus.
 */
export function StaffMenu({ role }: { role: StaffRole }) {
  const pathname = usePathname() ?? '';
  const sheet = useRef<HTMLUListElement>(null);
  const entries = staffNavigation.filter((item) => hasRole(role, item.role));
  const hasSheet = entries.length > placesInBar;
  const inBar = hasSheet ? entries.slice(0, placesInBar - 1) : entries;
  const inSheet = entries.slice(inBar.length);

  return (
    <nav
      aria-label="Staff"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line-night bg-night pb-[env(safe-area-inset-bottom)] text-paper lg:static lg:mt-10 lg:flex-col lg:gap-1 lg:border-0"
    >
      <ul className="flex min-w-0 flex-3 lg:contents">
        {inBar.map((entry) => (
          <li key={entry.href} className="flex min-w-0 flex-1 lg:block lg:flex-none">
            <Entry entry={entry} isCurrent={isCurrent(entry, pathname)} className={entryLook} />
          </li>
        ))}
      </ul>
      {hasSheet && (
        <>
          <button
            type="button"
            popoverTarget={sheetId}
            data-current={inSheet.some((entry) => isCurrent(entry, pathname)) || undefined}
            className={`${entryLook} data-current:text-gold lg:hidden`}
          >
            <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
            More
          </button>
          <ul
            ref={sheet}
            id={sheetId}
            popover="auto"
            className="backdrop:bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] max-lg:m-0 max-lg:w-full max-lg:border-t max-lg:border-gold/60 max-lg:bg-night max-lg:px-3 max-lg:py-3 max-lg:text-paper max-lg:backdrop:bg-night/60 lg:contents"
          >
            {inSheet.map((entry) => (
              <li key={entry.href} className="max-lg:border-b max-lg:border-line-night max-lg:last:border-0">
                <Entry
                  entry={entry}
                  isCurrent={isCurrent(entry, pathname)}
                  onClick={() => sheet.current?.hidePopover?.()}
                  className={`${entryLook} max-lg:flex-row max-lg:justify-start max-lg:gap-4 max-lg:px-4 max-lg:text-base`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

type EntryProps = { entry: StaffScreen; isCurrent: boolean; className: string; onClick?: () => void };

function Entry({ entry: { href, label, icon: Icon }, isCurrent, ...link }: EntryProps) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} {...link}>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {label}
    </Link>
  );
}

/** The inbox is at the root of all screens, so only its own and those of enquiries belong to it. */
function isCurrent({ href }: StaffScreen, pathname: string): boolean {
  if (pathname === href) return true;
  return pathname.startsWith(href === routes.staff ? `${href}/enquiries/` : `${href}/`);
}
