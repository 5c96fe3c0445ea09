import { IntentLink } from '@/components/ui/intent-link';
import { agencyData, websiteData } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';
import { footerNavigation } from './footer-navigation';
import { JsonLd } from './json-ld';
import { Logo } from './logo';
import { NewsletterForm } from './newsletter-form';

/** Content of SiteFooter, with the agency's structured data. */
export function FooterContent() {
  return (
    <>
      <div className="page">
        <div className="grid grid-cols-2 gap-x-5 gap-y-12 large-text:grid-cols-1 md:grid-cols-3 md:gap-x-12 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <div className="text-paper">
              <Logo />
            </div>
            <p className="mt-6 max-w-72">{site.description}</p>
            <NewsletterForm />
          </div>
          {footerNavigation.map((group) => (
            <nav
              key={group.title}
              aria-label={group.title}
              className={group.title === 'Legal' ? 'col-span-full md:col-span-1' : undefined}
            >
              <h2 className="mb-4 font-sans text-[0.6875rem] font-semibold uppercase leading-tight tracking-[0.2em] text-gold">
                {group.title}
              </h2>
              <ul
                className={
                  group.title === 'Legal' ? 'grid grid-cols-2 gap-x-5 large-text:block md:block' : undefined
                }
              >
                {group.items.map((item) => (
                  <li key={item.label}>
                    <IntentLink href={item.href} className="footer-link">
                      {item.label}
                    </IntentLink>
                  </li>
                ))}
                {group.title === 'Legal' && (
                  <li>
                    <button
                      type="button"
                      data-manage-cookies=""
                      className="footer-link [@media(scripting:none)]:hidden"
                    >
                      Manage Cookies
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line-night pt-6 text-[0.78125rem]">
          <p className="dotted figures">
            <span>
              © {new Date().getFullYear()} {site.name}
            </span>{' '}
            <span>RERA ORN {site.licences.orn}</span> <span>Trade licence {site.licences.tradeLicence}</span>
          </p>
          {site.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-6">
              {site.social.map((profile) => (
                <li key={profile.name}>
                  <a href={profile.href} target="_blank" rel="noopener noreferrer" className="footer-link">
                    {profile.name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <JsonLd data={agencyData()} />
      <JsonLd data={websiteData()} />
    </>
  );
}
