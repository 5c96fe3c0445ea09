import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { emailLink, phoneLink } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';
import { mainNavigation } from './navigation';

/**
 * Content of SiteHeader. Transparent over the home hero (globals.css); beyond 10 px blurred with a shadow. The contact
 * strip opens on hover and keyboard focus (globals.css).
 */
export function HeaderContent() {
  return (
    <>
      <div className="site-header-bar border-b transition-[background-color,border-color,box-shadow,color] duration-300 ease-out">
        <div className="page flex h-(--header-height) items-center gap-8 large-text:gap-4">
          <Logo />
          {/* Content-width: right-aligned content would shift while the HTML streams in. */}
          <div className="ms-auto hidden min-w-[33.95rem] items-center gap-9 lg:flex xl:w-[33.95rem] print:hidden">
            <MainNavigation
              className="flex gap-9 text-[0.8125rem] font-medium leading-none tracking-[0.04em]"
              linkClassName="site-link"
            />
            <Button asChild variant="line" size="md" className="site-header-cta">
              <IntentLink href={routes.contact}>Get in Touch</IntentLink>
            </Button>
          </div>
          <MobileMenu />
        </div>
        <noscript>
          <nav aria-label="Main" className="page flex flex-wrap gap-x-6 pb-3 text-sm lg:hidden print:hidden">
            {mainNavigation.map((item) => (
              <a key={item.href} href={item.href} className="inline-flex min-h-11 items-center">
                {item.label}
              </a>
            ))}
          </nav>
        </noscript>
      </div>
      <ContactStrip />
    </>
  );
}

function ContactStrip() {
  const link = 'inline-flex min-h-10 items-center gap-2.5 hover:text-gold';
  return (
    <div className="contact-strip on-night">
      <div className="page flex items-center gap-10">
        <a {...phoneLink()} className={`${link} figures`} data-label="Header">
          <Icon name="phone" className="size-[15px]" />
          {site.phone}
        </a>
        <a {...emailLink()} className={link} data-label="Header">
          <Icon name="mail" className="size-[15px]" />
          {site.email}
        </a>
        <span className="ms-auto inline-flex items-center gap-2.5 text-mist">
          <Icon name="map-pin" className="size-[15px]" />
          {site.office.lines.join(', ')}
        </span>
      </div>
    </div>
  );
}
