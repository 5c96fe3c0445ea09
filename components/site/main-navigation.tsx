'use client';

import { usePathname } from 'next/navigation';
import { IntentLink } from '@/components/ui/intent-link';
import { isCurrent } from './is-current';
import { mainNavigation } from './navigation';

type MainNavigationProps = { className: string; linkClassName: string };

/** Links to the main pages. SiteHeader marks the current one again after each navigation in the browser. */
export function MainNavigation({ className, linkClassName }: MainNavigationProps) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className={className}>
      {mainNavigation.map((item) => (
        <IntentLink
          key={item.href}
          href={item.href}
          aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
          className={linkClassName}
        >
          {item.label}
        </IntentLink>
      ))}
    </nav>
  );
}
