import type { ReactNode } from 'react';
import { UnreadCount } from '@/components/enquiry-desk/unread-count';
import { Link } from '@/components/staff/link';
import { SignedOutBanner } from '@/components/staff/signed-out-banner';
import { StaffMenu } from '@/components/staff/staff-menu';
import { StaffProviders } from '@/components/staff/staff-providers';
import { IconSprite } from '@/components/ui/icon-sprite';
import { countUnread } from '@/lib/enquiries/desk/inbox';
import { site } from '@/lib/site';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from './require-page-staff';

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const member = await requirePageStaff();
  return (
    <StaffProviders>
      <IconSprite />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:bg-ink focus:px-5 focus:py-3 focus:text-sm focus:font-semibold focus:text-paper"
      >
        Skip to content
      </a>
      <div className="min-h-svh bg-paper lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <aside className="print:hidden on-night bg-night text-paper lg:sticky lg:top-0 lg:h-svh lg:overflow-y-auto lg:px-5 lg:py-8">
          <Link
            href={staffRoutes.home}
            className="hidden px-3 font-display text-lg font-medium uppercase tracking-[0.24em] lg:block"
          >
            {site.name}
          </Link>
          <StaffMenu role={member.role} unread={<UnreadCount unread={await countUnread()} />} />
        </aside>
        <div className="min-w-0">
          <SignedOutBanner />
          <noscript>
            <p className="border-b border-gold bg-white px-5 py-3 text-sm">The desk needs JavaScript.</p>
          </noscript>
          <main
            id="content"
            tabIndex={-1}
            className="px-5 pt-8 pb-28 outline-none sm:px-10 md:px-[max(40px,var(--safe-sides))] lg:px-14 lg:py-10"
          >
            {children}
          </main>
        </div>
      </div>
    </StaffProviders>
  );
}
