import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { PicturePanel } from '@/components/catalog/picture-panel';
import { PriceBlock } from '@/components/catalog/price-block';
import { propertyPictures } from '@/components/catalog/property-facts';
import { StickyBar } from '@/components/catalog/sticky-bar';
import { Gallery } from '@/components/gallery/gallery';
import { AvailableUnits } from '@/components/property/available-units';
import { Description } from '@/components/property/description';
import { DeveloperCard } from '@/components/property/developer-card';
import { EnquiryColumn } from '@/components/property/enquiry-column';
import { Facilities } from '@/components/property/facilities';
import { floorPlanTypes } from '@/components/property/floor-plan-types';
import { FloorPlans } from '@/components/property/floor-plans';
import { HighlightsCard } from '@/components/property/highlights-card';
import { Information } from '@/components/property/information';
import { hasLocation, Location } from '@/components/property/location';
import { Overview } from '@/components/property/overview';
import { PaymentPlans } from '@/components/property/payment-plans';
import { PropertyHeading } from '@/components/property/property-heading';
import { propertyPageMessage } from '@/components/property/property-message';
import { propertySections } from '@/components/property/property-sections';
import { SectionNav } from '@/components/property/section-nav';
import { SimilarProperties } from '@/components/property/similar-properties';
import { ViewEvent } from '@/components/property/view-event';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { PrintImprint } from '@/components/site/print-imprint';
import { FarSections } from '@/components/ui/far-sections';
import { propertyNotFound } from '@/components/unit/not-found-texts';
import { orNull } from '@/lib/catalog/catalog-error';
import { readAgent, readProperty, readSimilar, readUnits } from '@/lib/catalog/reads/server';
import { soldWithProperty } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail } from '@/lib/catalog/types';
import { formatPrice, hasOnePrice, shownPrice } from '@/lib/format/number';
import { plainText } from '@/lib/format/plain-text';
import { truncateAtWord } from '@/lib/format/text';
import { decodeSegment, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { propertyData } from '@/lib/seo/property-data';
import { propertySharePath } from '@/lib/seo/share-paths';
import { breadcrumbData } from '@/lib/seo/structured-data';
import PropertyNotFound from './not-found';

export const revalidate = 300;

/** No page is prerendered at build time; each is rendered on its first request and cached. */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

const similarCount = 3;
const conjunction = new Intl.ListFormat('en-GB');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const property = await readProperty(decodeSegment((await params).slug));
  if (!property) return { title: propertyNotFound.title, robots: { index: false } };
  return pageMetadata({
    title: pageTitle(property),
    description: pageDescription(property),
    path: routes.property(property.slug),
    image: propertySharePath(property),
    imageAlt: property.title,
  });
}

export default async function PropertyPage({ params }: Props) {
  const slug = decodeSegment((await params).slug);
  const property = await readProperty(slug);
  if (!property)
    return (
      <NotFoundBoundary>
        <PropertyNotFound />
      </NotFoundBoundary>
    );
  if (property.slug !== slug) permanentRedirect(routes.property(property.slug));
  const [units, similar, agent] = await Promise.all([
    readUnits(slug).then((found) => (found ?? []).map((unit) => soldWithProperty(property, unit))),
    orNull(readSimilar(slug, similarCount)),
    readAgent(slug),
  ]);
  const plans = floorPlanTypes(units);
  const sections = propertySections(property, units, plans.length);

  const price = shownPrice(property);
  const images = propertyPictures(property);
  const path = routes.property(property.slug);
  const crumbs = [
    { label: 'Home', href: routes.home },
    { label: 'Properties', href: routes.properties },
    { label: property.title },
  ];
  const noPicture = (
    <div className="relative -mx-[20px] h-32 overflow-hidden md:mx-0 lg:h-44 print:hidden">
      <PicturePanel place={property.district?.name ?? property.city?.name ?? null} seed={property.id} />
    </div>
  );
  return (
    <>
      <JsonLd data={propertyData(property, units)} />
      <JsonLd data={breadcrumbData(crumbs, path)} />
      <ViewEvent title={property.title} value={price} />
      <div className="page pb-16 lg:pb-28">
        <Breadcrumb items={crumbs} />
        {images.length > 0 ? (
          <Gallery images={images} title={property.title} fallback={noPicture} />
        ) : (
          noPicture
        )}
        <FarSections />
        {sections.length > 0 && <SectionNav sections={sections} />}
        <div className="mt-6 lg:mt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14 xl:gap-21">
          <div>
            <PropertyHeading property={property} />
            {/* In one column the price follows the heading; otherwise it is in the enquiry column. */}
            <div className="mt-6 lg:hidden">
              <PriceBlock property={property} />
            </div>
            <Overview property={property} />
            <Description html={property.description} title={property.title} />
            <Information property={property} />
            <PaymentPlans plans={property.payment_plans} price={price} />
            <FloorPlans types={plans} property={property} priced={price !== null} />
            <AvailableUnits units={units} property={property} />
            <Facilities facilities={property.facilities} />
            <Location property={property} />
            <div className="mt-12 grid gap-5 sm:grid-cols-2 print:mt-6">
              {property.developer && <DeveloperCard developer={property.developer} />}
              <HighlightsCard />
            </div>
          </div>
          <EnquiryColumn property={property} agent={agent} />
        </div>
        {/* Avoids a page break here. */}
        <div className="break-before-avoid">
          <PrintImprint path={path} agent={agent} />
        </div>
      </div>
      <SimilarProperties title="Similar Properties" properties={similar ?? []} isBelowProperty />
      <StickyBar message={propertyPageMessage(property)} label={property.title} phone={agent?.phone} />
    </>
  );
}

function pageTitle({ title, property_type, district, city }: PropertyDetail): string {
  const where = [district?.name, city?.name].filter(Boolean).join(', ');
  // Search engines show about 60 characters.
  if (title.length > 60) return truncateAtWord(title, 60);
  const what = property_type ? `${title}, ${property_type.name}` : title;
  return where ? `${what} in ${where}` : what;
}

function pageDescription(property: PropertyDetail): string {
  const price = formatPrice(shownPrice(property));
  const lead = price ? `${hasOnePrice(property) ? '' : 'From '}${price}. ` : '';
  const text = plainText(property.description ?? '');
  return lead + (text || `${[pageTitle(property), pageContents(property)].filter(Boolean).join(': ')}.`);
}

/** `pictures, payment plans and units`; empty without any. */
function pageContents(property: PropertyDetail): string {
  const contents = [
    propertyPictures(property).length > 0 && 'pictures',
    property.payment_plans.length > 0 && 'payment plans',
    property.units_count > 0 && 'units',
    property.facilities.length > 0 && 'facilities',
    hasLocation(property) && 'location',
  ];
  return conjunction.format(contents.filter((content) => content !== false));
}
