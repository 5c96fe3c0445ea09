import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { denseScreen } from '@/components/ui/picture-sources';
import { StaticPicture } from '@/components/ui/static-picture';
import { emailLink, phoneLink } from '@/lib/format/contact-links';
import { site } from '@/lib/site';

const figures = [
  { value: String(site.foundedYear), label: 'Founded in Dubai' },
  { value: site.stats.years, label: 'Years of our advisors’ combined experience' },
  { value: site.stats.propertiesSold, label: 'Properties sold' },
].filter(({ value }) => value);

/** The company's introduction and contact links. */
export function Statement() {
  return (
    <section className="band">
      <div className="page grid gap-10 md:gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-24">
        <div className="relative aspect-4/5 overflow-hidden md:aspect-16/9 lg:aspect-4/5 rounded-sm bg-sand">
          <StaticPicture
            src="/media/properties/lobby-1.jpg"
            alt="Double-height lobby with a backlit onyx reception and marble columns"
            fill
            // The landscape picture is cropped by a portrait frame, so it is wider than the frame.
            sizes={`(min-width: 1024px) min(78vw, 960px), (min-width: 768px) 100vw, ${denseScreen} 110vw, 170vw`}
            className="object-cover"
          />
        </div>
        <div className="flex flex-col justify-center">
          <p className="label">The house</p>
          <h2 className="display-md mt-4">We would rather lose a sale than your trust</h2>
          <p className="mt-6 max-w-[58ch] text-[1.0625rem] leading-relaxed text-body">
            {site.name} was founded in Dubai in {site.foundedYear} by advisors with many years in this market.
            We are licensed by the Real Estate Regulatory Agency{' '}
            <span className="whitespace-nowrap">(ORN {site.licences.orn})</span>, work with a few clients at a
            time, and keep our listings honest. {site.promises.permits}
          </p>
          <p className="mt-4 max-w-[58ch] text-[1.0625rem] leading-relaxed text-body">
            If a home isn&rsquo;t right for you, we&rsquo;ll tell you. And after handover we&rsquo;re still
            here, for snagging, tenants, your next home and the sale of your first.
          </p>
          <dl className="mt-9 flex flex-wrap gap-x-6 gap-y-5 border-t border-line pt-7 large-text:flex-col md:max-w-150 md:gap-x-10">
            {figures.map((figure) => (
              <div key={figure.label} className="flex flex-[1_1_min-content] flex-col-reverse justify-end">
                <dt className="mt-1.5 text-[0.8125rem] leading-snug text-stone">{figure.label}</dt>
                <dd className="figures font-display text-[2.5rem] font-medium leading-none">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <Button asChild>
              <a {...phoneLink()} data-label="About">
                <Icon name="phone" />
                Get in Touch <span className="sr-only">by phone: {site.phone}</span>
              </a>
            </Button>
            <Button asChild variant="line">
              <a {...emailLink()} data-label="About">
                <Icon name="mail" />
                Get in Touch <span className="sr-only">by email: {site.email}</span>
              </a>
            </Button>
          </div>
          <p className="figures mt-4 text-sm wrap-anywhere text-stone">
            {site.phone} · {site.email}
          </p>
        </div>
      </div>
    </section>
  );
}
