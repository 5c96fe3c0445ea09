'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { emailHref, phoneHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Logo } from './logo';
import { isCurrent, mainNavigation } from './navigation';

/**
 * Full-screen menu of small screens. A modal `<dialog>` manages focus and Escape; `data-menu` on the document locks
 * scrolling and hides the sticky bar (globals.css).
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  const open = () => {
    dialog.current?.showModal();
    document.documentElement.dataset.menu = 'open';
  };
  const close = () => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    const closed = () => delete document.documentElement.dataset.menu;
    element?.addEventListener('close', closed);
    // Close it when the window becomes wide.
    const wide = window.matchMedia('(min-width: 64rem)');
    const closeWhenWide = () => wide.matches && element?.close();
    wide.addEventListener('change', closeWhenWide);
    return () => {
      element?.removeEventListener('close', closed);
      wide.removeEventListener('change', closeWhenWide);
      closed();
    };
  }, []);

  return (
    <div className="-me-2.5 ms-auto lg:hidden print:hidden [@media(scripting:none)]:hidden">
      <button type="button" onClick={open} aria-haspopup="dialog" className="grid size-11 place-items-center">
        <Icon name="menu" />
        <span className="sr-only">Open menu</span>
      </button>
      <dialog ref={dialog} aria-label="Menu" className="mobile-menu on-night bg-night text-paper">
        <div className="flex min-h-full flex-col px-5 md:px-10 pb-[max(28px,env(safe-area-inset-bottom))]">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which keyboards trigger too */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
          <div
            className="flex flex-1 flex-col"
            onClick={(event) => (event.target as Element).closest('a') && close()}
          >
            <div className="flex h-(--header-height) shrink-0 items-center justify-between">
              <Logo />
              <button type="button" onClick={close} className="-me-2.5 grid size-11 place-items-center">
                <Icon name="x" />
                <span className="sr-only">Close menu</span>
              </button>
            </div>
            <nav aria-label="Main" className="my-auto flex flex-col py-8">
              {mainNavigation.map((item) => (
                <IntentLink
                  key={item.href}
                  href={item.href}
                  aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
                  className="menu-link"
                >
                  {item.label}
                </IntentLink>
              ))}
            </nav>
            <Button asChild variant="gold" className="md:self-start">
              <IntentLink href={routes.contact}>Get in Touch</IntentLink>
            </Button>
            <div className="mt-5 flex flex-wrap gap-x-6 text-sm text-mist">
              <a
                href={phoneHref()}
                className="figures inline-flex min-h-11 items-center"
                data-event="phone_call"
                data-label="Menu"
              >
                {site.phone}
              </a>
              <a
                href={emailHref()}
                className="inline-flex min-h-11 items-center"
                data-event="email_click"
                data-label="Menu"
              >
                {site.email}
              </a>
            </div>
          </div>
        </div>
      </dialog>
    </div>
  );
}
