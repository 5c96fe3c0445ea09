'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import { lazyPart } from '@/components/ui/lazy-part';
import { closeModal, openModal } from '@/components/ui/modal';
import { StaticPart } from '@/components/ui/static-part';
import { isCurrent } from './is-current';
import { mainNavigation } from './navigation';

const HeaderContent = lazyPart(async () => (await import('./header-content')).HeaderContent);

const id = 'site-header';
const scrolledFrom = 10;

/**
 * Sticky header. Marks the document once scrolled more than 10 px, and itself when it overlays the page, which must be
 * known before the hero arrives to avoid a layout shift. Opens and closes the menu of small screens: a modal `<dialog>`
 * manages focus and Escape; `data-menu` on the document locks scrolling and hides the sticky bar (globals.css).
 */
export function SiteHeader() {
  const pathname = usePathname();

  useEffect(() => {
    const mark = () =>
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledFrom);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);

  useEffect(() => {
    for (const link of document.querySelectorAll(`#${id} nav a`)) {
      if (isCurrent(link.getAttribute('href') ?? '', pathname)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const closed = () => delete document.documentElement.dataset.menu;
    menu()?.addEventListener('close', closed, { signal });
    // Back and Forward change the page below it.
    window.addEventListener('popstate', () => menu()?.close(), { signal });
    // Close it when the window becomes wide.
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', () => wide.matches && menu()?.close(), { signal });
    return () => {
      unmounted.abort();
      closed();
    };
  }, []);

  const press = (event: MouseEvent) => {
    const dialog = menu();
    if (!dialog) return;
    if (closestTo(event, '[data-menu-open]')) {
      openModal(dialog);
      document.documentElement.dataset.menu = 'open';
    } else if (closestTo(event, 'dialog')?.contains(closestTo(event, 'a, button'))) {
      closeModal(dialog, () => {
        dialog.close();
        dialog.hidden = false;
      });
    }
  };

  return (
    <StaticPart
      as="header"
      id={id}
      variant={servedVariant(pathname)}
      content={HeaderContent}
      data-over-page={isCurrent('/', pathname) ? '' : undefined}
      className="site-header sticky inset-x-0 top-0 z-40 print:static"
      onClick={press}
    />
  );
}

/** The content differs by the marked link. */
function servedVariant(pathname: string | null): string | undefined {
  // The compiler removes the rest from browser bundles.
  if (typeof window !== 'undefined') return undefined;
  return mainNavigation.find(({ href }) => isCurrent(href, pathname))?.href;
}

const menu = () => document.querySelector<HTMLDialogElement>(`#${id} dialog`);
