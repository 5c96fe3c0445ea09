import { MapFacade } from '@/components/catalog/map-facade';
import { mapNotes } from '@/components/catalog/map-notes';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { emailLink, phoneLink, whatsappLink } from '@/lib/format/contact-links';
import { site } from '@/lib/site';

const greeting = "Hi, I'd like to speak to an advisor.";

/** Address and opening hours of the agency. */
export function OfficeCard() {
  const { office } = site;
  const place = `${office.latitude},${office.longitude}`;
  const ways = [
    { label: 'Phone', text: site.phone, link: phoneLink() },
    { label: 'WhatsApp', text: site.phone, link: whatsappLink(greeting) },
    { label: 'Email', text: site.email, link: emailLink() },
  ];
  return (
    <aside aria-labelledby="office" className="border border-line bg-white p-5 sm:p-7 lg:p-9">
      <p className="label">{office.city} office</p>
      <h2 id="office" className="display-sm mt-4">
        {office.name}
      </h2>
      <address className="mt-3 text-[0.9375rem] text-stone not-italic">
        {office.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <dl className="mt-6 text-[0.9375rem]">
        {ways.map(({ label, text, link }) => (
          <Row key={label} label={label}>
            <a
              {...link}
              data-label="Contact page"
              className="figures inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:text-gold-text hover:underline"
            >
              <bdi dir="ltr">{text}</bdi>
            </a>
          </Row>
        ))}
        {office.hours.map(({ days, opens, closes }) => (
          <Row key={days} label="Hours">
            <span className="figures inline-flex min-h-11 items-center py-2 text-end font-semibold">
              <span>
                {days}, <span className="whitespace-nowrap">{`${opens}–${closes}`}</span>
              </span>
            </span>
          </Row>
        ))}
      </dl>
      {/* On a narrow card the map needs a taller shape for its text. */}
      <div className="max-sm:[&>div]:aspect-square! lg:[&>div]:aspect-4/3!">
        <MapFacade title={`${office.name}, ${office.city}`} query={place} notes={mapNotes} />
      </div>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${place}`}
        target="_blank"
        rel="noopener noreferrer"
        className={cn(buttonVariants({ variant: 'line', size: 'md' }), 'mt-4 w-full')}
      >
        Open in Maps
        <Icon name="external-link" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </aside>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-x-4 border-b large-text:flex-wrap border-line py-0.5">
      <dt className="shrink-0 text-stone">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
