import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { StickyBar } from '@/components/catalog/sticky-bar';
import { unitName } from '@/components/catalog/unit-summary';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { PrintImprint } from '@/components/site/print-imprint';
import { UnitNotFound } from '@/components/unit/not-found-screens';
import { propertyOrUnitNotFound, unitNotFound } from '@/components/unit/not-found-texts';
import { UnitDetail } from '@/components/unit/unit-detail';
import { unitMessage, unitSummary, unitTitle } from '@/components/unit/unit-messages';
import { readAgent, readProperty, readUnit, readUnits } from '@/lib/catalog/reads/server';
import { isForSale, isSold, soldWithProperty } from '@/lib/catalog/sales/sales-status';
import { decodeSegment, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { unitData } from '@/lib/seo/property-data';
import { unitSharePath } from '@/lib/seo/share-paths';
import { breadcrumbData } from '@/lib/seo/structured-data';

// Rendered on first request, cached for five minutes.
export const revalidate = 300;

type UnitPageProps = { params: Promise<{ slug: string; unitId: string }> };

export function generateStaticParams(): { slug: string; unitId: string }[] {
  return [];
}

async function readPage({ params }: UnitPageProps) {
  const { slug, unitId } = await params;
  const refs = { property: decodeSegment(slug), unit: decodeSegment(unitId) };
  const [property, found] = await Promise.all([
    readProperty(refs.property),
    readUnit(refs.property, refs.unit),
  ]);
  if (!property || !found) return null;
  const unit = soldWithProperty(property, found);
  const subject = { name: unitName(unit), unitId: unit.id, isSold: isSold(unit.status), property };
  return {
    property,
    unit,
    subject,
    path: routes.unit(property.slug, unit.id),
    requestedPath: routes.unit(refs.property, refs.unit),
  };
}

export async function generateMetadata(props: UnitPageProps): Promise<Metadata> {
  const page = await readPage(props);
  if (!page) {
    const { slug } = await props.params;
    const hasProperty = (await readProperty(decodeSegment(slug))) !== null;
    const { title } = hasProperty ? unitNotFound : propertyOrUnitNotFound;
    return { title, robots: { index: false } };
  }
  return pageMetadata({
    title: unitTitle(page.subject),
    description: unitSummary(page.subject, page.unit),
    path: page.path,
    image: unitSharePath(page.property, page.unit),
  });
}

export default async function UnitPage(props: UnitPageProps) {
  const page = await readPage(props);
  if (!page)
    return (
      <NotFoundBoundary>
        <UnitNotFound />
      </NotFoundBoundary>
    );
  // Redirects to the canonical URL of the unit.
  if (page.requestedPath !== page.path) permanentRedirect(page.path);
  const { property, unit, subject } = page;
  const [agent, units] = await Promise.all([
    readAgent(property.slug),
    // A sold unit links to the others.
    subject.isSold && isForSale(property) ? readUnits(property.slug) : null,
  ]);
  const hasOthers = (units ?? []).some(({ status }) => !isSold(status));
  const crumbs = [
    { label: 'Home', href: routes.home },
    { label: 'Properties', href: routes.properties },
    { label: property.title, href: routes.property(property.slug) },
    { label: subject.name },
  ];
  return (
    <>
      <JsonLd data={unitData(property, unit, unitTitle(subject))} />
      <JsonLd data={breadcrumbData(crumbs, page.path)} />
      <div className="page pb-24 lg:pb-30">
        <Breadcrumb items={crumbs} />
        <UnitDetail property={property} unit={unit} subject={subject} agent={agent} hasOthers={hasOthers} />
        <PrintImprint path={page.path} agent={agent} />
      </div>
      <StickyBar message={unitMessage(subject)} label={unitTitle(subject)} phone={agent?.phone} />
    </>
  );
}
