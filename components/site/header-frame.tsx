'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { routes } from '@/lib/routes';
import { isCurrent } from './navigation';

const threshold = 10;

/**
 * The header element. Marks the document once scrolled more than 10 px, and itself when it overlays the page, which
 * must be known before the hero arrives to avoid a layout shift.
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
