import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '@/lib/catalog/article-categories';
import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import type { ArticleRecord, PropertyRecord, UnitRecord } from '@/lib/catalog/record';
import { paymentPlanValueSchema, unitSchema } from '@/lib/catalog/types';
import { plainText } from '@/lib/format/plain-text';
import { safeArticle, safeDescription } from '@/lib/format/safe-html';
import { completionBounds, completionStages } from '@/lib/search/filters/completion-stages';
import { parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { keysOf } from '@/lib/typed-keys';
import { isKnown } from '@/testing/unknown-values';
import { readSampleCatalog } from './sample-catalog';

/** No sample date may be before this day. */
const horizon = '2029-01-01';

let properties: PropertyRecord[];
let published: PropertyRecord[];
let units: UnitRecord[];
let articles: ArticleRecord[];
beforeAll(async () => {
  ({ properties, articles } = await readSampleCatalog());
  published = properties.filter(
    ({ permit_expires_at }) => permit_expires_at === null || permit_expires_at > horizon,
  );
  units = properties.flatMap((property) => property.units);
});

function served(path: string): string {
  return join(process.cwd(), 'public', path);
}

function titles(list: PropertyRecord[]): string[] {
  return list.map((property) => property.title);
}

function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

describe('sample properties', () => {
  it.each([...keysOf(propertyFields), ...relationNames])('include a property with %s', (name) => {
    expect(published.some((property) => isKnown(property[name]))).toBe(true);
  });

  it.each(keysOf(unitFields))('include a unit with %s', (name) => {
    expect(units.some((unit) => isKnown(unit[name]))).toBe(true);
  });

  it('are about forty, the same on every call', async () => {
    expect(published.length).toBeGreaterThanOrEqual(40);
    expect((await readSampleCatalog()).properties).toEqual(properties);
  });

  it('have unique keys, slugs, references and change times', () => {
    for (const field of ['key', 'slug', 'reference', 'updated_at'] as const) {
      expect(new Set(properties.map((property) => property[field])).size).toBe(properties.length);
    }
    for (const { slug } of properties) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('are marked as samples and otherwise realistic', () => {
    for (const { is_sample, description } of properties) {
      expect(is_sample).toBe(true);
      expect(plainText(description ?? '').split(' ').length).toBeGreaterThan(55);
      expect(plainText(safeDescription(description ?? ''))).toBe(plainText(description ?? ''));
    }
    expect(new Set(properties.map(({ description }) => description)).size).toBe(properties.length);
  });

  it('cover every type, status and sales status', () => {
    const values = (field: 'property_type' | 'property_status' | 'sales_status') =>
      new Set(published.map((property) => property[field]));
    expect(values('property_type')).toEqual(
      new Set(['Apartment', 'Villa', 'Penthouse', 'Townhouse', 'Duplex', 'Commercial']),
    );
    expect(values('property_status')).toEqual(
      new Set(['Ready', 'Off Plan', 'Under Construction', 'Coming Soon', 'Available', null]),
    );
    expect(values('sales_status')).toEqual(
      new Set(['Available', 'Sold', 'Reserved', 'Under_Construction', 'Coming_Soon', null]),
    );
  });

  it.each(priceRanges.map(({ value }) => value))('have a starting price in the band %s', (value) => {
    const range = parsePriceRange(value);
    const inside = published.filter(
      ({ low_price }) =>
        low_price !== null && low_price > (range?.min ?? 0) && low_price < (range?.max ?? Number.MAX_VALUE),
    );
    expect(titles(inside)).not.toHaveLength(0);
  });

  it.each(completionStages.map(({ value }) => value))('have a building at stage %d', (stage) => {
    const { min, below = Infinity } = completionBounds(stage);
    const inside = published.filter(
      ({ completion_rate: rate }) => rate !== null && rate >= min && rate < below,
    );
    expect(titles(inside)).not.toHaveLength(0);
  });

  it('are consistent in completion, status and date', () => {
    for (const { property_status, completion_rate, delivery_date } of properties) {
      if (completion_rate === 100) expect(['Ready', 'Available', null]).toContain(property_status);
      if (property_status === 'Coming Soon') expect(completion_rate).toBeLessThan(10);
      if (delivery_date === null || completion_rate === null) continue;
      if (completion_rate === 100) expect(delivery_date < '2026-11-20').toBe(true);
      else expect(delivery_date > '2026-11-20').toBe(true);
    }
  });

  it('derive prices and areas from their units', () => {
    for (const property of properties.filter((item) => item.units.length > 0)) {
      const open = property.units.filter(({ status }) => status !== 'Sold');
      const prices = (open.length > 0 ? open : property.units)
        .map(({ price }) => price)
        .filter((price) => price !== null);
      const areas = property.units.map(({ area }) => area).filter((area) => area !== null);
      expect([property.title, property.low_price]).toEqual([
        property.title,
        prices.length > 0 ? Math.min(...prices) : null,
      ]);
      expect(property.min_area).toBe(Math.min(...areas));
      if (prices.length > 0) {
        expect(property.average_price).toBeGreaterThanOrEqual((property.low_price ?? 0) - 1_000);
        expect(property.average_price).toBeLessThanOrEqual(Math.max(...prices) + 10_000);
      }
      const total = (property.residential_units ?? 0) + (property.commercial_units ?? 0);
      expect([property.title, total >= property.units.length]).toEqual([property.title, true]);
    }
  });

  it('compute the down payment from its percentage', () => {
    for (const { low_price, down_payment, minimum_down_payment_percentage: share } of properties) {
      expect(down_payment).toBe(low_price && share ? Math.round((low_price * share) / 100) : null);
    }
  });

  it('are in the Emirates, near the other properties of their city', () => {
    const boxes: Record<string, [number, number, number, number]> = {
      Dubai: [24.85, 25.3, 55.05, 55.4],
      'Abu Dhabi': [24.4, 24.6, 54.3, 54.7],
      'Ras Al Khaimah': [25.6, 25.75, 55.68, 55.8],
    };
    for (const { title, city, latitude, longitude } of properties) {
      if (latitude === null || longitude === null) continue;
      const [south, north, west, east] = boxes[city ?? ''] ?? [0, 0, 0, 0];
      const inside = latitude > south && latitude < north && longitude > west && longitude < east;
      expect([title, inside]).toEqual([title, true]);
    }
  });

  it('use fictitious permit numbers', () => {
    for (const { permit_number, permit_url, escrow_account } of properties) {
      expect(permit_number ?? '7100000').toMatch(/^(710000|AD-0000-)/);
      expect(permit_url ?? 'https://example.com/').toMatch(/^https:\/\/example\.com\//);
      expect(escrow_account ?? 'AE0000').toMatch(/^AE0000/);
    }
  });

  it('rank a dozen for the featured grid', () => {
    const ranks = published.map(({ featured_rank }) => featured_rank).filter((rank) => rank !== null);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});

describe('pictures', () => {
  const paths = () => [
    '/media/fallback.jpg',
    ...readdirSync(served('/media/properties')).map((name) => `/media/properties/${name}`),
    ...properties.flatMap(({ cover_image, images }) => [cover_image, ...images]),
    ...units.flatMap(({ unit_image, floor_plan_image }) => [unit_image, floor_plan_image]),
    ...articles.map(({ cover_image }) => cover_image),
    ...articles.flatMap(({ content }) =>
      [...content.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? ''),
    ),
  ];

  it('exist and respect the size limit', () => {
    for (const path of new Set(paths())) {
      if (path === null) continue;
      expect([path, existsSync(served(path))]).toEqual([path, true]);
      expect(statSync(served(path)).size).toBeLessThan(1_500_000);
    }
    expect(statSync(served('/media/fallback.jpg')).size).toBeLessThan(120_000);
  });

  it('do not repeat within a property, nor covers within three neighbours of the newest', () => {
    for (const { cover_image, images } of properties) {
      const shown = [cover_image, ...images].filter((image) => image !== null);
      expect(new Set(shown).size).toBe(shown.length);
    }
    const newest = published.toSorted((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
    newest.forEach(({ title, cover_image }, index) => {
      const neighbours = newest.slice(index + 1, index + 3).map((property) => property.cover_image);
      expect([title, cover_image !== null && neighbours.includes(cover_image)]).toEqual([title, false]);
    });
  });
});

describe('units', () => {
  it('are more than five hundred, with unique keys per property', () => {
    expect(units.length).toBeGreaterThanOrEqual(500);
    for (const property of properties) {
      expect(new Set(property.units.map(({ key }) => key)).size).toBe(property.units.length);
      expect(new Set(property.units.map(({ apartment_id }) => apartment_id)).size).toBe(
        property.units.length,
      );
    }
  });

  it('are complete, with plausible prices', () => {
    const shape = unitSchema.omit({ id: true, updated_at: true });
    expect(units.filter((unit) => !shape.safeParse(unit).success)).toEqual([]);
    const prices = units.flatMap(({ price, area }) => (price && area ? [price / area] : []));
    expect(Math.min(...prices)).toBeGreaterThan(800);
    expect(Math.max(...prices)).toBeLessThan(12_000);
  });

  it('get more expensive with the floor', () => {
    const line = properties
      .find(({ slug }) => slug === 'mirador-heights')
      ?.units.filter(({ apartment_id }) => apartment_id.endsWith('04'))
      .map(({ price }) => price ?? 0);
    expect(line?.length).toBeGreaterThan(10);
    expect(line).toEqual(line?.toSorted((a, b) => a - b));
  });

  it('share floor plans that print no sizes, because theirs differ', () => {
    const plans = new Set(units.flatMap(({ floor_plan_image }) => floor_plan_image ?? []));
    expect(plans.size).toBeGreaterThan(0);
    for (const plan of plans)
      expect(readFileSync(served(plan), 'utf8')).not.toMatch(/\d ?m²|\d × \d|>\d+\.\d+</);
  });

  it('cover every status of a unit', () => {
    expect(new Set(units.map(({ status }) => status))).toEqual(
      new Set(['Available', 'Reserved', 'Sold', null]),
    );
    expect(new Set(units.map(({ is_demand }) => is_demand))).toEqual(new Set([true, false]));
    for (const bedrooms of [0, 1, 2, 3, 4, 5, 6, 7, null]) {
      expect(units.some(({ apartment_type_id }) => apartment_type_id === bedrooms)).toBe(true);
    }
    const optional = [
      'price',
      'area',
      'floor',
      'apt_no',
      'unit_image',
      'floor_plan_image',
      'unit_count',
    ] as const;
    for (const field of optional) {
      expect([field, units.some((unit) => unit[field] === null)]).toEqual([field, true]);
    }
  });
});

describe('payment plans', () => {
  const plans = () =>
    properties.flatMap(({ title, payment_plans }) =>
      payment_plans.map((plan) => ({
        title,
        plan,
        total: sum(plan.values.map(({ percentage }) => percentage)),
      })),
    );

  it('add up to the full price, except for the one that demonstrates the exception', () => {
    const partial = plans().filter(({ plan, total }) => plan.values.length > 0 && total !== 100);
    expect(partial.map(({ title, total }) => [title, total])).toEqual([['Opal Exchange', 90]]);
  });

  it('number and date their instalments in order', () => {
    for (const { plan } of plans()) {
      expect(plan.values.every((value) => paymentPlanValueSchema.safeParse(value).success)).toBe(true);
      expect(plan.values.map(({ number }) => number)).toEqual(plan.values.map((_, index) => index + 1));
      expect(plan.total_installments ?? plan.values.length).toBeGreaterThanOrEqual(plan.values.length);
      const dates = plan.values.map(({ due_date }) => due_date).filter((due) => /^\d{4}-/.test(due ?? ''));
      expect(dates).toEqual(dates.toSorted());
    }
  });

  it('end after handover exactly where the property says so', () => {
    for (const { title, post_delivery, delivery_date, payment_plans } of properties) {
      const late = payment_plans.some(({ values }) =>
        values.some(
          ({ due_date }) => /^\d{4}-/.test(due_date ?? '') && (due_date ?? '') > (delivery_date ?? '9'),
        ),
      );
      expect([title, late]).toEqual([title, post_delivery]);
    }
  });
});

describe('cover every status of a property', () => {
  const states: [string, (property: PropertyRecord) => boolean][] = [
    ['no price at all', ({ low_price, average_price }) => low_price === null && average_price === null],
    ['an average price only', ({ low_price, average_price }) => low_price === null && average_price !== null],
    ['no pictures', ({ cover_image, images }) => cover_image === null && images.length === 0],
    ['a cover and nothing else', ({ cover_image, images }) => cover_image !== null && images.length === 0],
    ['more than eight pictures', ({ images }) => images.length > 8],
    ['no units', ({ units: list }) => list.length === 0],
    ['more than four units', ({ units: list }) => list.length > 4],
    ['no payment plan', ({ payment_plans }) => payment_plans.length === 0],
    ['four plans and more', ({ payment_plans }) => payment_plans.length >= 4],
    [
      'a plan without instalments',
      ({ payment_plans }) => payment_plans.some(({ values }) => values.length === 0),
    ],
    ['payments after handover', ({ post_delivery }) => post_delivery],
    [
      'a rental guarantee',
      (property) => property.guarantee_rental_guarantee && property.rental_guarantee_value !== null,
    ],
    ['no developer', ({ developer }) => developer === null],
    ['no district', ({ district }) => district === null],
    ['no delivery date', ({ delivery_date }) => delivery_date === null],
    ['no completion rate', ({ completion_rate }) => completion_rate === null],
    ['no facilities', ({ facilities }) => facilities.length === 0],
    ['no coordinates', ({ latitude, formatted_address }) => latitude === null && formatted_address !== null],
    ['no address', ({ latitude, formatted_address }) => latitude === null && formatted_address === null],
    ['a very long title', ({ title }) => title.length > 90],
    ['an Arabic title', ({ arabic_title }) => /\p{Script=Arabic}/u.test(arabic_title ?? '')],
    ['a Persian title', ({ farsi_title }) => /\p{Script=Arabic}/u.test(farsi_title ?? '')],
    ['no permit number', ({ permit_number }) => permit_number === null],
    [
      'commercial units only',
      (property) => property.residential_units === null && property.commercial_units !== null,
    ],
  ];

  it.each(states)('%s', (_, holds) => {
    expect(titles(published.filter(holds))).not.toHaveLength(0);
  });

  it('one permit has expired', () => {
    expect(titles(properties.filter((property) => !published.includes(property)))).toEqual(['Meridian Quay']);
  });
});

describe('sample articles', () => {
  it('are at least sixteen, in every category, newest first', () => {
    expect(articles.length).toBeGreaterThanOrEqual(16);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    const dates = articles.map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.every((date) => date > '2026-01-01' && date < '2026-11-20')).toBe(true);
  });

  it("have unique slugs, an author with a biography, tags and a cover unlike their neighbours'", () => {
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
    expect(new Set(articles.map(({ author }) => author)).size).toBe(4);
    articles.forEach((article, index) => {
      expect(article.author_bio?.length).toBeGreaterThan(80);
      expect(article.tags.length).toBeGreaterThan(1);
      expect(article.cover_image).not.toBe(articles[index + 1]?.cover_image);
    });
  });

  it('are of reasonable length and unchanged by the sanitiser', () => {
    for (const { slug, content } of articles) {
      const words = plainText(content).split(' ').length;
      expect([slug, words >= 600 && words <= 1_200]).toEqual([slug, true]);
      expect(plainText(safeArticle(content))).toBe(plainText(content));
    }
    for (const tag of ['<table>', '<blockquote>', '<figure>', '<ol>', '<h3>']) {
      expect(articles.some(({ content }) => content.includes(tag))).toBe(true);
    }
  });

  it('link only to existing articles and pages', () => {
    const known = new Set(['/contact', ...articles.map(({ slug }) => `/blog/${slug}`)]);
    const links = articles.flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
    );
    for (const link of links) expect(known).toContain(link);
  });
});
