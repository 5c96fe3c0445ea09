import { expect, test } from '@playwright/test';
import { stub } from '@/testing/stub';
import { readPage } from '../scripts/crawl/read-page';
import { pageKinds } from './page-kinds';
import { type Block, typeErrors } from './schema-types';
import { unseenClaims } from './visible-claims';
import {
  open,
  pathOf,
  readWithoutMedia,
  type Step,
  visibleCards,
  visibleCrumbs,
  visibleText,
} from './visible-page';

test.use({ javaScriptEnabled: false });

const pages: Record<string, string> = {
  ...pageKinds,
  'developer’s properties': '/developers/ostara-coast',
  'list of a type': '/properties?property_type=1',
  'properties of a type': '/types/apartment',
  'properties of a type, page 2': '/types/apartment?page=2',
  'property under construction': '/properties/the-arden-line',
  'sold property': '/properties/boulevard-house',
  'property with few known values': '/properties/private-villa-address-on-request',
  'unit without a price': '/properties/mirador-heights/units/3301',
  studio: '/properties/dune-court/units/201',
};

type Home = 'ApartmentComplex' | 'Residence';

const everywhere = ['RealEstateAgent', 'WebSite'];
const list = { CollectionPage: { mainEntity: { '@type': 'ItemList' } } };
const landing = {
  ...list,
  AggregateOffer: { priceCurrency: 'AED', lowPrice: expect.any(Number), offerCount: expect.any(Number) },
};
const article = { BlogPosting: { author: { '@type': 'Person' }, timeRequired: expect.any(String) } };
const property = (home: Home, price: object = { priceCurrency: 'AED', lowPrice: expect.any(Number) }) => ({
  RealEstateListing: {
    offers: { '@type': 'AggregateOffer', availability: expect.any(String), ...price },
    mainEntity: { '@type': home },
  },
});
const unit = (home: Home, price: object = { priceCurrency: 'AED', price: expect.any(Number) }) => ({
  RealEstateListing: {
    offers: { '@type': 'Offer', availability: expect.any(String), ...price },
    mainEntity: {
      '@type': home === 'Residence' ? 'House' : 'Apartment',
      floorSize: { '@type': 'QuantitativeValue', unitCode: 'FTK' },
      containedInPlace: { '@type': home },
    },
  },
});

/** Expected structured data per page, besides breadcrumb, agency and site. */
const contents: Record<string, Record<string, object>> = {
  list,
  'list, last page': list,
  'list of a type': list,
  area: landing,
  'developer’s properties': landing,
  'properties of a type': landing,
  'properties of a type, page 2': list,
  property: property('Residence'),
  'property without a price': property('Residence', {}),
  'property with a long title': property('ApartmentComplex', {}),
  'property off plan': property('ApartmentComplex'),
  'property under construction': property('ApartmentComplex'),
  'sold property': property('ApartmentComplex', { availability: 'https://schema.org/SoldOut' }),
  'property with few known values': property('Residence', {}),
  unit: unit('ApartmentComplex'),
  'unit without a floor plan': unit('Residence'),
  'unit without a price': unit('ApartmentComplex', {}),
  studio: unit('ApartmentComplex'),
  article,
};

const listing = {
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  mainEntity: { '@type': 'Apartment', floorSize: { '@type': 'QuantitativeValue', value: 900 } },
};

/** Blocks that the type check must report: `listing`, which is valid, with one mistake each. */
const wrongBlocks: [string, Block][] = [
  ['unknown type', { ...listing, '@type': 'RealEstateAdvert' }],
  ['unknown property', { ...listing, price: 900_000 }],
  ['unknown property within', { ...listing, mainEntity: { ...listing.mainEntity, price: 900_000 } }],
  [
    'wrong type within',
    { ...listing, mainEntity: { ...listing.mainEntity, floorSize: { '@type': 'Offer' } } },
  ],
  ['wrong value within', { ...listing, offers: { '@type': 'Offer', availability: 'plenty' } }],
];

test('structured data matches the visible content of every kind of page', async ({ page }) => {
  test.setTimeout(300_000);
  const check = expect.configure({ soft: true });
  const found: [string, Block][] = [];
  await readWithoutMedia(page);
  found.push(['a sound block', listing]);
  for (const [kind, path] of Object.entries(pages)) {
    const html = await open(page, path);
    const blocks = blocksOf(html);
    const crumbs = await visibleCrumbs(page);
    const expected = contents[kind] ?? {};
    const types = [...Object.keys(expected), ...(crumbs.length > 0 ? ['BreadcrumbList'] : []), ...everywhere];
    check(blocks.map((block) => block['@type']).sort(), kind).toEqual(types.sort());

    const data = Object.fromEntries(blocks.map((block) => [block['@type'], block]));
    check(data, kind).toMatchObject(expected);
    check(stepsOf(data.BreadcrumbList), kind).toEqual(crumbs);
    if (data.CollectionPage) {
      check(data.CollectionPage.url, kind).toBe(readPage(html).canonical);
      check(stepsOf(data.CollectionPage.mainEntity), kind).toEqual(await visibleCards(page));
    }
    const text = await visibleText(page);
    const own = blocks.filter((block) => !everywhere.includes(block['@type']));
    check(
      own.flatMap((block) => unseenClaims(block, text)),
      kind,
    ).toEqual([]);
    found.push(...blocks.map((block): [string, Block] => [kind, block]));
  }
  // Checked together, since the compiler takes longer to start than for all blocks.
  const errors = typeErrors([...found, ...wrongBlocks]);
  const wrongPlaces = wrongBlocks.map(([place]) => place);
  check(
    errors.filter((error) => !wrongPlaces.includes(error.replace(/:.*/s, ''))),
    'schema.org types',
  ).toEqual([]);
  check(
    errors.map((error) => error.replace(/:.*/s, '')),
    'the check detects type errors',
  ).toEqual(wrongPlaces);
});

test('agency data matches the footer and the contact page', async ({ page }) => {
  await readWithoutMedia(page);
  const blocks = blocksOf(await open(page, '/contact'));
  const footer = page.getByRole('contentinfo');
  const text = [await visibleText(page), ...(await footer.allInnerTexts())].join('\n');
  expect(blocks.flatMap((block) => unseenClaims(block, text))).toEqual([]);
  const profiles = footer.getByRole('link', { name: '(opens in a new tab)' });
  expect(blocks).toContainEqual(
    expect.objectContaining({
      sameAs: await profiles.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    }),
  );
});

test('the check detects claims missing from the page', () => {
  const offer = { '@type': 'Offer', price: 2_400_000, availability: 'https://schema.org/Reserved' };
  expect(unseenClaims(offer, 'UNIT PRICE\nAED 2,400,000\nStatus\nReserved')).toEqual([]);
  expect(unseenClaims(offer, 'Unit Price AED 2,400,000,000, reserved')).toEqual([
    'Offer.price says "Unit Price AED 2,400,000"',
    'Offer.availability says "Status Reserved"',
  ]);
});

function blocksOf(html: string): Block[] {
  return stub<Block[]>(readPage(html).structured);
}

/** The entries of an ItemList, in the same form as those read from the page. */
function stepsOf(list: unknown): Step[] {
  const { itemListElement: items = [] } = stub<{ itemListElement?: Record<string, unknown>[] }>(list ?? {});
  return items.map(({ position, name, item, url }) => ({
    position: Number(position),
    name: String(name),
    path: pathOf(String(item ?? url)),
  }));
}
