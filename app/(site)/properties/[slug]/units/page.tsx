import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { StickyBar } from '@/components/catalog/sticky-bar';
import { toUnitSummary } from '@/components/catalog/unit-summary';
import { propertyPageMessage } from '@/components/property/property-message';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { InlineScript } from '@/components/ui/inline-script';
import { NoUnits } from '@/components/unit/no-units';
import { PropertyOrUnitNotFound } from '@/components/unit/not-found-screens';
import { propertyNotFound } from '@/components/unit/not-found-texts';
import { UnitBrowser } from '@/components/unit/unit-browser';
import { unitFiltersMark } from '@/components/unit/unit-filters-mark';
import { unitsMessage, unitsSummary } from '@/components/unit/unit-messages';
import { readProperty, readUnits } from '@/lib/catalog/reads/server';
import { isForSale, soldWithProperty, unitsHeading } from '@/lib/catalog/sales/sales-status';
import { textAttributes } from '@/lib/format/text-direction';
import { decodeSegment, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { propertySharePath } from '@/lib/seo/share-paths';
import { breadcrumbData } from '@/lib/seo/structured-data';

// Rendered on first request, cached for five minutes. Filters are applied in the browser.
export const revalidate = 300;

type UnitsPageProps = { params: Promise<{ slug: string }> };

export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readPage({ params }: UnitsPageProps) {
  const ref = decodeSegment((await params).slug);
  const [property, units] = await Promise.all([readProperty(ref), readUnits(ref)]);
  const shown = property && (units?.map((unit) => soldWithProperty(property, unit)) ?? null);
  const heading = property && shown && isForSale(property) ? unitsHeading(shown) : 'Units';
  return { ref, property, units: shown, heading };
}

export async function generateMetadata(props: UnitsPageProps): Promise<Metadata> {
  const { property, units, heading } = await readPage(props);
  if (!property || !units) return { title: propertyNotFound.title, robots: { index: false } };
  return pageMetadata({
    title: `${heading} in ${property.title}`,
    description: unitsSummary(property, units),
    path: routes.propertyUnits(property.slug),
    image: propertySharePath(property),
    // Without units there is nothing to index.
    index: units.length > 0,
  });
}

export default async function UnitsPage(props: UnitsPageProps) {
  const { ref, property, units, heading } = await readPage(props);
  if (!property || !units)
    return (
      <NotFoundBoundary>
        <PropertyOrUnitNotFound />
      </NotFoundBoundary>
    );
  if (ref !== property.slug) permanentRedirect(routes.propertyUnits(property.slug));
  const message = isForSale(property) ? unitsMessage(property) : propertyPageMessage(property);
  const place = [property.district?.name, property.city?.name].filter(Boolean).join(', ');
  const crumbs = [
    { label: 'Home', href: routes.home },
    { label: 'Properties', href: routes.properties },
    { label: property.title, href: routes.property(property.slug) },
    { label: heading },
  ];
  return (
    <>
      <JsonLd data={breadcrumbData(crumbs, routes.propertyUnits(property.slug))} />
      <div className="page pb-24 lg:pb-30">
        <Breadcrumb items={crumbs} />
        <header className="pt-4 pb-10 lg:pb-14">
          <p className="label">
            <bdi {...textAttributes(property.title)}>{property.title}</bdi>
          </p>
          <h1 className="display-lg mt-4">{heading}</h1>
          {place && <p className="mt-3 text-stone">{place}</p>}
        </header>
        {units.length > 0 ? (
          <>
            <InlineScript text={unitFiltersMark} />
            <UnitBrowser
              units={units.map(toUnitSummary)}
              propertySlug={property.slug}
              propertyTitle={property.title}
              fallbackPicture={property.cover_image}
              place={property.district?.name ?? property.city?.name ?? null}
            />
          </>
        ) : (
          <NoUnits property={property} message={message} />
        )}
      </div>
      <StickyBar message={message} label={property.title} />
    </>
  );
}
