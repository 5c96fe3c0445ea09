import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { denseScreen } from '@/components/ui/picture-sources';
import { StaticPicture } from '@/components/ui/static-picture';
import { phoneLink } from '@/lib/format/contact-links';

/** Market facts without promises; each figure comes with its caveat. */
const reasons = [
  {
    figure: '0%',
    title: 'Zero property tax',
    text: 'Dubai levies no annual property tax, and private owners pay none on rent or gains. What you do pay: a 4% transfer fee at purchase, registration and agency fees, and each year the service charge and the municipality’s housing fee.',
  },
  {
    figure: '5–8%',
    title: 'High rental yields',
    text: 'The range of gross yields commonly quoted for Dubai homes in recent years, apartments above villas. Yields vary by district, building and year, fall with service charges and vacancy, and are not a forecast.',
  },
  {
    figure: '100%',
    title: 'Freehold for every nationality',
    text: 'In designated areas, foreign owners hold full title, registered with the Dubai Land Department, and may sell it, let it or pass it on.',
  },
  {
    figure: '1 : 3.67',
    title: 'A currency pegged to the dollar',
    text: 'The dirham has been pegged to the US dollar at 3.6725 since 1997. If you earn in another currency, its exchange-rate risk remains.',
  },
];

export function WhyDubai() {
  return (
    <section className="on-night relative isolate overflow-hidden bg-night text-paper [--overlap:4rem] xl:[--overlap:7rem]">
      <div className="relative aspect-4/3 md:aspect-21/9">
        <StaticPicture
          src="/media/properties/skyline-day-1.jpg"
          alt="Daytime skyline across a blue bay with yachts"
          fill
          sizes={`(min-width: 768px) 100vw, ${denseScreen} 64vw, 115vw`}
          className="object-cover md:object-[50%_20%]"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-[linear-gradient(0deg,var(--color-night),rgb(13_15_20/0.8)_var(--overlap),transparent_60%)]"
        />
      </div>
      <div className="page relative -mt-(--overlap) pb-18 lg:pb-30">
        <p className="label">Why Dubai</p>
        <h2 className="display-lg mt-4 max-w-200">A market that rewards its owners</h2>
        <ul className="mt-10 grid border-t border-line-night md:grid-cols-2 lg:mt-16">
          {reasons.map((reason) => (
            <li
              key={reason.title}
              className="border-line-night py-9 max-md:not-first:border-t md:pe-10 md:even:border-s md:even:ps-10 md:nth-[n+3]:border-t lg:py-12"
            >
              <p
                aria-hidden
                className="figures font-display text-[clamp(2.75rem,1.8rem+2.5vw,3.75rem)] font-medium leading-none tracking-[-0.02em] text-gold"
              >
                {reason.figure}
              </p>
              <h3 className="display-sm mt-5">{reason.title}</h3>
              <p className="mt-3 max-w-[56ch] text-[0.9375rem] text-mist">{reason.text}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line-night pt-9">
          <Button asChild variant="gold">
            <a {...phoneLink()} data-label="About: invest today">
              <Icon name="phone" />
              Invest Today
            </a>
          </Button>
          <p className="max-w-[60ch] text-sm text-mist">
            Speak to an advisor today. This is general information, not tax or investment advice: please ask
            your own advisor about the rules at home.
          </p>
        </div>
      </div>
    </section>
  );
}
