import type {
  AggregateOffer,
  BreadcrumbList,
  CollectionPage,
  RealEstateAgent,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { PriceFigures } from '@/lib/catalog/lists/landing-figures';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl } from './page-metadata';

/* Structured data (schema.org). It contains only what the page shows, as search engines require. */

export const agencyId = absoluteUrl('/#agency');
const siteId = absoluteUrl('/#website');

/** JSON-LD text with `<` escaped so that no content can close the script element. */
export function jsonLdText(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function agencyData(): WithContext<RealEstateAgent> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId,
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
    image: absoluteUrl('/og/default'),
    foundingDate: String(site.foundedYear),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.office.street,
      addressLocality: site.office.city,
      addressCountry: site.office.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone,
      email: site.email,
      areaServed: site.office.countryCode,
    },
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'RERA ORN', value: site.licences.orn },
      { '@type': 'PropertyValue', propertyID: 'Trade licence', value: site.licences.tradeLicence },
    ],
    sameAs: site.social.map((profile) => profile.href),
  };
}

export function websiteData(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteId,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: { '@id': agencyId },
  };
}

/** The steps of the visible breadcrumb, ending with the page itself. */
export function breadcrumbData(
  items: { label: string; href?: string }[],
  path: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: absoluteUrl(item.href ?? path),
    })),
  };
}

/** The prices of a landing page's homes. */
export function pricesData(
  { name, path }: { name: string; path: string },
  { homes, low, high }: PriceFigures,
): WithContext<AggregateOffer> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AggregateOffer',
    name,
    url: absoluteUrl(path),
    priceCurrency: 'AED',
    lowPrice: low,
    highPrice: high,
    offerCount: homes,
    offeredBy: { '@id': agencyId },
  };
}

type ListedPage = { name: string; description?: string; path: string; count: number; firstPosition: number };

/** A page of results. `count` is the total over all pages. */
export function listingData(
  page: ListedPage,
  results: { slug: string; title: string }[],
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: absoluteUrl(page.path),
    isPartOf: { '@id': siteId },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.count,
      itemListElement: results.map((result, index) => ({
        '@type': 'ListItem',
        position: page.firstPosition + index,
        name: result.title,
        url: absoluteUrl(routes.property(result.slug)),
      })),
    },
  };
}
