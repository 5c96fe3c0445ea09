'use client';

import { usePathname } from 'next/navigation';
import { IntentLink } from '@/components/ui/intent-link';
import { isCurrent, mainNavigation } from './navigation';

export function MainNavigation() {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="flex gap-9 text-[0.8125rem] font-medium leading-none tracking-[0.04em]">
      {mainNavigation.map((item) => (
        <IntentLink
          key={item.href}
          href={item.href}
          aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
          className="site-link"
        >
          {item.label}
        </IntentLink>
      ))}
    </nav>
  );
}
