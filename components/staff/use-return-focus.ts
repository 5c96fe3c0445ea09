'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Focuses the link that was followed from a screen after Back or Forward leads to it again; otherwise keyboard navigation
 * would restart above its list.
 */
export function useReturnFocus(): void {
  const path = usePathname();
  /** By the path of its screen. */
  const followed = useRef(new Map<string, string>());
  const shown = useRef(path);
  const isReturning = useRef(false);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      isReturning.current = false;
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const href = link?.getAttribute('href');
      if (href) followed.current.set(location.href, href);
    };
    const expect = () => {
      isReturning.current = true;
    };
    document.addEventListener('click', remember, true);
    window.addEventListener('popstate', expect);
    return () => {
      document.removeEventListener('click', remember, true);
      window.removeEventListener('popstate', expect);
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!isReturning.current) return;
    isReturning.current = false;
    const href = followed.current.get(location.href);
    if (!href || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }, [path]);
}
