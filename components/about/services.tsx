import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { denseScreen } from '@/components/ui/picture-sources';
import { StaticPicture } from '@/components/ui/static-picture';
import { routes } from '@/lib/routes';
import { listingHref } from '@/lib/search/listing-query';

const services = [
  {
    title: 'Luxury Sales & Resale',
    text: 'Villas, penthouses and apartments direct from their owners. We value, prepare and present your home, or find the one that never reaches the portals, and see the sale through to transfer at the Land Department.',
    image: '/media/properties/villa-palm-1.jpg',
    alt: 'Modern beachfront villa at dusk with lit interiors, a pool and palms',
    link: { label: 'See homes for sale', href: routes.properties },
  },
  {
    title: 'Off-Plan Advisory',
    text: 'We do the checks before you pay: the developer’s track record, the escrow account, the payment plan, future service charges and what will stand next door.',
    image: '/media/properties/construction-1.jpg',
    alt: 'Residential tower under construction with a crane and part-finished glass facade',
    link: { label: 'See off-plan homes', href: listingHref({ ordering: ['completion_rate'] }) },
  },
  {
    title: 'Investment Guidance',
    text: 'Net yield, not gross. We compare price, fees, service charge, rent and resale for every home you consider, and tell you when the numbers don’t add up.',
    image: '/media/properties/tower-downtown-2.jpg',
    alt: 'Residential towers with curved balconies seen from the street in daylight',
    link: { label: 'Read our blog', href: routes.blog },
  },
  {
    title: 'Buyer Representation',
    text: 'One advisor who works only for you: a tailored shortlist, honest viewings, negotiation, inspection and handover, in your language.',
    image: '/media/properties/living-2.jpg',
    alt: 'Corner living room with cream sofas and floor-to-ceiling skyline windows',
    link: { label: 'Meet an advisor', href: routes.contact },
  },
];

export function Services() {
  return (
    <section aria-label="Services" className="pb-18 lg:pb-30">
      <ul className="page grid gap-x-6 gap-y-16 md:grid-cols-2 lg:gap-x-10 lg:gap-y-24">
        {services.map((service, index) => (
          <li key={service.title} className="group relative md:even:mt-24 lg:even:mt-36">
            <div className="relative aspect-4/3 overflow-hidden rounded-sm bg-sand">
              <StaticPicture
                src={service.image}
                alt={service.alt}
                fill
                sizes={`(min-width: 768px) min(47vw, 580px), ${denseScreen} 64vw, 100vw`}
                // On phones the first one is the LCP element.
                {...(index === 0 && { loading: 'eager', fetchPriority: 'high' })}
                className="object-cover transition-transform duration-600 ease-out group-hover:scale-[1.03]"
              />
            </div>
            <div className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 border-t border-line pt-6">
              <span aria-hidden className="figures pt-2 text-[0.8125rem] text-gold-text">
                0{index + 1}
              </span>
              <div>
                <h2 className="display-sm lg:text-[2.25rem]">{service.title}</h2>
                <p className="mt-4 max-w-[52ch] text-body">{service.text}</p>
                <IntentLink
                  href={service.link.href}
                  className="mt-5 inline-flex min-h-11 items-center gap-3 text-sm font-semibold text-gold-text underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {service.link.label}
                  <Icon name="arrow-right" className="size-[18px] rtl:-scale-x-100" />
                </IntentLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
