import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const stats = [
  { value: site.stats.propertiesSold, label: 'Properties sold' },
  // The company is younger: this is its advisors' combined experience.
  { value: site.stats.years, label: 'Years of combined experience' },
  { value: site.stats.satisfaction, label: 'Client satisfaction' },
  { value: site.stats.salesVolume, label: 'Sales volume' },
].filter(({ value }) => value);

export function Story() {
  return (
    <section className="band">
      <div className="page">
        <div className="grid gap-7 lg:grid-cols-2 lg:gap-20">
          <div>
            <p className="label">Our story</p>
            <h2 className="display-md mt-4 max-w-130">A small firm for life’s big decisions</h2>
          </div>
          <div>
            <p className="max-w-[54ch] text-[1.1875rem] leading-relaxed text-body">
              We work with a few clients at a time, know every tower and street we recommend, and stay with
              you after handover. {site.promises.listings}
            </p>
            <Button asChild variant="line" className="mt-8">
              <IntentLink href={routes.about}>Learn Our Story</IntentLink>
            </Button>
          </div>
        </div>
        <dl className="mt-12 grid grid-cols-2 large-text:grid-cols-1 border-t border-line lg:mt-20 lg:grid-cols-4">
          {stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end pt-7 pe-5 lg:pt-8">
              <dt className="mt-1 text-sm text-stone">{stat.label}</dt>
              <dd className="figures font-display text-[clamp(2.75rem,1.8rem+2.5vw,3.75rem)] font-medium leading-none tracking-[-0.02em]">
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
