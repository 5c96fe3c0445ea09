import { site } from '@/lib/site';

const { standards } = site.promises;

const reasons = [
  {
    mark: mark(site.stats.propertiesSold, 'sold'),
    title: 'Premium Quality',
    text: standards.quality,
  },
  {
    mark: mark(site.stats.salesVolume, 'volume'),
    title: 'Trusted Expertise',
    text: standards.expertise,
  },
  {
    mark: mark(site.stats.satisfaction, 'satisfied'),
    title: 'Personalized Service',
    text: standards.service,
  },
  {
    mark: mark(site.stats.availability, 'on call'),
    title: 'Investment Value',
    text: standards.value,
  },
];

export function WhyChoose() {
  return (
    <section className="on-night band bg-night text-paper">
      <div className="page">
        <p className="label">Why Choose {site.name}</p>
        <h2 className="display-md mt-4">The standards we keep</h2>
        {/* Titles and texts share grid rows, so that texts align below titles of different heights. */}
        <ul className="mt-8 grid border-t border-line-night md:grid-cols-2 lg:mt-13 lg:grid-cols-4">
          {reasons.map((reason) => (
            <li
              key={reason.title}
              className="row-span-3 grid grid-rows-subgrid gap-y-0 border-line-night py-8 max-md:not-first:border-t md:pe-8 md:even:border-s md:even:ps-8 md:nth-[n+3]:max-lg:border-t lg:pt-10 lg:not-first:border-s lg:not-first:ps-8"
            >
              <p className="label figures">{reason.mark}</p>
              <h3 className="display-sm mt-5 lg:mt-13 lg:text-[1.75rem]">{reason.title}</h3>
              <p className="mt-3 text-[0.9375rem] text-mist">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function mark(figure: string, what: string): string {
  return figure && `${figure} ${what}`;
}
