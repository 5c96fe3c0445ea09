/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { CardContent } from '@/components/catalog/card-content';
import { Permit } from '@/components/catalog/permit';
import { propertyPictures } from '@/components/catalog/property-facts';
import { UnitCard } from '@/components/catalog/unit-card';
import { toUnitSummary } from '@/components/catalog/unit-summary';
import { Description } from '@/components/property/description';
import { Information } from '@/components/property/information';
import { Location } from '@/components/property/location';
import { Overview } from '@/components/property/overview';
import { PaymentPlans } from '@/components/property/payment-plans';
import { PropertyHeading } from '@/components/property/property-heading';
import { UnitMedia } from '@/components/unit/unit-media';
import { articleHtml } from '@/lib/articles/article-html';
import { createRestCatalog } from '@/lib/catalog/rest/catalog';
import type { CatalogSource } from '@/lib/catalog/source';
import {
  articleSchema,
  filterOptionsSchema,
  type PropertyDetail,
  propertyDetailSchema,
  unitSchema,
} from '@/lib/catalog/types';
import { shownPrice } from '@/lib/format/number';
import { articleData } from '@/lib/seo/article-data';
import { articleFeed } from '@/lib/seo/feed';
import { landingHref, landingSubjects, landingSummary } from '@/lib/seo/landing';
import { landingParagraph } from '@/lib/seo/landing-copy';
import { propertyData, unitData } from '@/lib/seo/property-data';
import { propertySharePath } from '@/lib/seo/share-paths';
import { sitemapField } from '@/lib/seo/sitemaps';
import { jsonLdText } from '@/lib/seo/structured-data';
import { startHostileBackend } from './hostile-backend';
import { hostileCount } from './hostile-catalogue';

jest.spyOn(console, 'warn').mockImplementation(() => undefined);

let backend: Awaited<ReturnType<typeof startHostileBackend>>;
let catalog: CatalogSource;
beforeAll(async () => {
  backend = await startHostileBackend();
  catalog = createRestCatalog({ baseUrl: backend.baseUrl, imageBase: '', onProblem: () => undefined });
});
afterAll(() => backend.close());

const numbers = Array.from({ length: hostileCount }, (_, index) => index + 1);

/** Values that an older version may have stored unparsed. */
function asStored(property: PropertyDetail, number: number): PropertyDetail {
  const bad = ['/media/x.jpg?v=2', 'http://', '//', '\ud800', '/\\x', 'constructor', ' ', 'x'.repeat(5_000)];
  const text = bad[number % bad.length] ?? '';
  const named = { id: 1, name: text, slug: text };
  return {
    ...property,
    slug: text,
    cover_image: text,
    property_images: bad.map((image) => ({ image })),
    permit_number: 'A',
    permit_url: number % 2 ? 'javascript:alert(1)' : `https://a.example/${text.repeat(600)}`,
    property_type: named,
    sales_status: named,
    property_status: named,
    updated_at: 'yesterday',
    delivery_date: 'soon',
  };
}

/** The first part of the markup that would execute, outside attribute values; null when there is none. */
function dangerIn(html: string): string | null {
  const unsafeUrl = /(?:href|src)="(?:javascript|data):/i.exec(html)?.[0];
  const bare = html.replace(/="[^"]*"/g, '=""');
  return unsafeUrl ?? /<script|<[^>]*\son[a-z]+=/i.exec(bare)?.[0] ?? null;
}

function renderProperty(property: PropertyDetail): string {
  return renderToStaticMarkup(
    <>
      <CardContent property={property} sizes="10px" />
      <PropertyHeading property={property} />
      <Overview property={property} />
      <Description html={property.description} title={property.title} />
      <Information property={property} />
      <PaymentPlans plans={property.payment_plans} price={shownPrice(property)} />
      <Location property={property} />
      <Permit property={property} />
    </>,
  );
}

test.each(numbers)('property %i is parsed and rendered without markup injection', async (number) => {
  const property = await catalog.getProperty(String(number));
  if (!property) return; // Its permit has expired.
  expect(propertyDetailSchema.parse(property)).toEqual(property);
  for (const shown of [property, asStored(property, number)]) {
    const html = renderProperty(shown);
    expect(dangerIn(html)).toBeNull();
    for (const image of propertyPictures(shown)) expect(image).toMatch(/^\/(?!\/)[^\\?]*$/);
    expect(() => jsonLdText(propertyData(shown, []))).not.toThrow();
    expect(() => propertySharePath(shown)).not.toThrow();
    sitemapField({ path: '/', updatedAt: shown.updated_at, image: shown.cover_image });
  }
  const units = (await catalog.listUnits(String(number))) ?? [];
  for (const unit of units) {
    expect(unitSchema.parse(unit)).toEqual(unit);
    for (const shown of [
      unit,
      { ...unit, unit_image: '//', floor_plan_image: '/a?b', updated_at: '-', status: '__proto__' },
    ]) {
      expect(() => jsonLdText(unitData(property, shown, 'Unit'))).not.toThrow();
      renderToStaticMarkup(<UnitMedia unit={shown} property={property} />);
      renderToStaticMarkup(
        <UnitCard
          unit={toUnitSummary(shown)}
          propertySlug={property.slug}
          propertyTitle={property.title}
          fallbackPicture={property.cover_image}
          place={property.district?.name ?? null}
        />,
      );
    }
  }
});

test('every article is parsed and rendered without markup injection', async () => {
  const { results } = await catalog.listArticles({ category: null, search: null, page: 1, page_size: 48 });
  expect(results.length).toBeGreaterThan(30);
  expect(
    articleFeed([
      ...results,
      ...results.map((article) => ({ ...article, updated_at: '?', published_at: '' })),
    ]),
  ).toContain('<feed');
  for (const number of numbers) {
    const article = await catalog.getArticle(String(number));
    if (!article) throw new Error(`article ${number} is missing`);
    expect(articleSchema.parse(article)).toEqual(article);
    expect(dangerIn(articleHtml(article.content ?? '').html)).toBeNull();
    jsonLdText(articleData({ ...article, published_at: 'never', cover_image: 'http://' }));
  }
});

test('every filter option has a link and a label', async () => {
  const options = await catalog.filterOptions();
  expect(filterOptionsSchema.parse(options)).toEqual(options);
  for (const subject of (['areas', 'developers', 'types'] as const).flatMap((kind) =>
    landingSubjects(kind, options),
  )) {
    expect(landingHref(subject)).toMatch(/^\/(areas|developers|types)\/[^/]+$/);
    expect(landingSummary(subject, { low: null, high: null })).not.toMatch(/\b0 /);
    expect([null, 'string']).toContain(
      landingParagraph(subject) === null ? null : typeof landingParagraph(subject),
    );
  }
});
