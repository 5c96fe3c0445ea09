import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { emailLink, phoneLink } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';

/** Full-screen menu of small screens. SiteHeader opens it, and closes it when a link or button inside is pressed. */
export function MobileMenu() {
  return (
    <div className="-me-2.5 ms-auto lg:hidden print:hidden [@media(scripting:none)]:hidden">
      <button
        type="button"
        data-menu-open=""
        aria-haspopup="dialog"
        className="grid size-[44px] place-items-center"
      >
        <Icon name="menu" />
        <span className="sr-only">Open menu</span>
      </button>
      <dialog aria-label="Menu" className="mobile-menu on-night bg-night text-paper">
        <div className="flex min-h-full flex-col px-5 md:px-10 pb-[max(28px,env(safe-area-inset-bottom))]">
          <div className="flex flex-1 flex-col">
            <div className="flex h-(--header-height) shrink-0 items-center justify-between">
              <Logo />
              <button type="button" className="-me-2.5 grid size-[44px] place-items-center">
                <Icon name="x" />
                <span className="sr-only">Close menu</span>
              </button>
            </div>
            <MainNavigation className="my-auto flex flex-col py-8" linkClassName="menu-link" />
            <Button asChild variant="gold" className="md:self-start">
              <IntentLink href={routes.contact}>Get in Touch</IntentLink>
            </Button>
            <div className="mt-5 flex flex-wrap gap-x-6 text-sm text-mist">
              <a {...phoneLink()} className="figures inline-flex min-h-11 items-center" data-label="Menu">
                {site.phone}
              </a>
              <a {...emailLink()} className="inline-flex min-h-11 items-center" data-label="Menu">
                {site.email}
              </a>
            </div>
          </div>
        </div>
      </dialog>
    </div>
  );
}
