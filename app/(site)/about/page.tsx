import type { Metadata } from 'next';
import { Services } from '@/components/about/services';
import { Statement } from '@/components/about/statement';
import { WhyDubai } from '@/components/about/why-dubai';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';

const crumbs = [{ label: 'Home', href: routes.home }, { label: 'About' }];

export const metadata: Metadata = pageMetadata({
  title: 'About: what we do',
  description: `Luxury sales and resale, off-plan advisory, investment guidance and buyer representation in Dubai, by the licensed advisors of ${site.name}.`,
  path: routes.about,
});

export default function AboutPage() {
  return (
    <>
      <header className="page">
        <Breadcrumb items={crumbs} />
        <div className="arrive-whole grid gap-6 pt-6 pb-12 md:grid-cols-[1.2fr_1fr] md:items-end md:gap-12 lg:pt-14 lg:pb-20">
          <div>
            <p className="label">{site.tagline}</p>
            <h1 className="display-xl mt-5">What We Do</h1>
          </div>
          <p className="max-w-[52ch] text-[1.1875rem] leading-relaxed text-body">
            We help you buy, sell and invest in homes across Dubai and the Emirates. Four services, one
            advisor, and honest advice whether or not it leads to a sale.
          </p>
        </div>
      </header>
      <Services />
      <WhyDubai />
      <Statement />
      <JsonLd data={breadcrumbData(crumbs, routes.about)} />
    </>
  );
}
