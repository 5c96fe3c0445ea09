'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { routes } from '@/lib/routes';
import { isCurrent } from './navigation';

const threshold = 10;

/**
 * The element of the header. It marks the document once the page is scrolled more than 10 px, and itself where it
 * lies over the page: that must be known before the hero arrives, or all would move up when it does.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const isHome = isCurrent(routes.home, usePathname());
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return (
    <header
      data-over-page={isHome ? '' : undefined}
      className="site-header group/header sticky inset-x-0 top-0 z-40 print:static"
    >
      {children}
    </header>
  );
}
