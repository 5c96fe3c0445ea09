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
          className="relative inline-flex min-h-11 items-center after:absolute after:inset-x-0 after:bottom-2.5 after:h-px after:origin-left after:scale-x-0 after:bg-gold after:transition-transform after:duration-300 after:ease-out hover:after:scale-x-100 aria-[current=page]:after:scale-x-100"
        >
          {item.label}
        </IntentLink>
      ))}
    </nav>
  );
}
