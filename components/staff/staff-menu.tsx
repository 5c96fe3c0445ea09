'use client';

import { Ellipsis } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { hasRole, type StaffRole } from '@/lib/staff/roles';
import { staffRoutes } from '@/lib/staff-routes';
import { Link } from './link';
import { type StaffScreen, staffNavigation } from './staff-navigation';
import { Sheet, SheetContent, SheetTrigger } from './ui/sheet';

/**
 * Number of entries that fit side by side on a phone, including the button of the sheet. Not all would fit on tablets,
 * either.
 */
const placesInBar = 4;
/** Fixed columns: entries that share the space would move one another while the page streams in. */
const columns = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'];
const entryLook =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-2 text-xs text-mist hover:text-paper aria-[current=page]:text-gold large-text:px-0 large-text:text-[min(0.75rem,5.4vw)] lg:min-h-11 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm';
const sheetEntryLook =
  'flex min-h-14 items-center gap-4 px-4 text-base text-mist hover:text-paper aria-[current=page]:text-gold';

/**
 * A bottom bar on phones and tablets, a sidebar on wide screens. What does not fit into the bar is in a sheet.
 * @param unread beside the entry of the inbox
 */
export function StaffMenu({ role, unread }: { role: StaffRole; unread?: ReactNode }) {
  const pathname = usePathname() ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const entries = staffNavigation.filter((item) => hasRole(role, item.role));
  const inBar = entries.length > placesInBar ? placesInBar - 1 : entries.length;
  const inSheet = entries.slice(inBar);

  return (
    <nav
      aria-label="Staff"
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-[calc(3.5rem+1px+env(safe-area-inset-bottom))] border-t border-line-night bg-night pb-[env(safe-area-inset-bottom)] text-paper lg:static lg:mt-10 lg:min-h-0 lg:flex-col lg:gap-1 lg:border-0"
    >
      <ul
        className={`grid min-w-0 flex-none lg:contents ${columns[inBar]} ${inSheet.length > 0 ? 'w-3/4' : 'w-full'}`}
      >
        {entries.map((entry, index) => (
          <li key={entry.href} className={`min-w-0 lg:block ${index < inBar ? 'flex' : 'hidden'}`}>
            <Entry entry={entry} isCurrent={isCurrent(entry, pathname)} className={entryLook}>
              {entry.href === staffRoutes.home && unread}
            </Entry>
          </li>
        ))}
      </ul>
      {inSheet.length > 0 && (
        <Sheet open={isOpen} onOpenChange={setIsOpen}>
          <SheetTrigger
            data-current={inSheet.some((entry) => isCurrent(entry, pathname)) || undefined}
            className={`${entryLook} data-current:text-gold lg:hidden`}
          >
            <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
            More
          </SheetTrigger>
          <SheetContent title="More screens">
            <ul className="divide-y divide-line-night">
              {inSheet.map((entry) => (
                <li key={entry.href}>
                  <Entry
                    entry={entry}
                    isCurrent={isCurrent(entry, pathname)}
                    onClick={() => setIsOpen(false)}
                    className={sheetEntryLook}
                  />
                </li>
              ))}
            </ul>
          </SheetContent>
        </Sheet>
      )}
    </nav>
  );
}

type EntryProps = {
  entry: StaffScreen;
  isCurrent: boolean;
  className: string;
  onClick?: () => void;
  children?: ReactNode;
};

function Entry({ entry: { href, label, icon: Icon }, isCurrent, children, ...link }: EntryProps) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} {...link}>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {label}
      {children}
    </Link>
  );
}

/** All screens are below the inbox's path, so it is current only on its own and on those of enquiries. */
function isCurrent({ href }: StaffScreen, pathname: string): boolean {
  if (pathname === href) return true;
  return pathname.startsWith(href === staffRoutes.home ? `${href}/enquiries/` : `${href}/`);
}
