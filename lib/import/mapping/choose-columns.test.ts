import { chooseColumns, suggestColumns, unusedSaleNotes } from './choose-columns';
import { mappedFields } from './guess/choices';
import { type Mapping, parseMapping } from './mapping-schema';

const rows = Array.from({ length: 12 }, (_, index) => ({
  'Office code': `HN-${index}`,
  Headline: `Flat ${index} with a view`,
  Subtitle: `Corner home ${index}`,
  Address: `Tower ${index % 3}, Dubai Marina, Dubai`,
  Beds: String(1 + (index % 3)),
  Price: String(400_000 + index * 1_000),
  'Asking (AED)': String(1_470_000 + index * 3_676),
  Size: String(900 + index),
  Handover: `${(index % 12) + 1}/${13 + index}/2027`,
  Purpose: index === 3 ? 'Rent' : 'Sale',
  pool: 'yes',
}));

function mappingOf(guess: { mapping: object }): Mapping {
  const parsed = parseMapping(guess.mapping);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  return parsed.mapping;
}
const choose = (known: Mapping | null, choices: Parameters<typeof chooseColumns>[2]) =>
  mappingOf(chooseColumns(rows, known, choices));
const fieldOf = (mapping: Mapping, name: string) => mappedFields(mapping).find(({ field }) => field === name);

test('a guess as fields with a column, a rule in words, or neither', () => {
  const mapping = choose(null, {});
  expect(fieldOf(mapping, 'title')).toMatchObject({ column: 'Headline', kept: null });
  expect(fieldOf(mapping, 'low_price')).toMatchObject({ column: 'Price', reading: 'in US dollars' });
  const thousands = choose(null, { low_price: { column: 'Price', reading: 'in thousands of dirhams' } });
  expect(fieldOf(thousands, 'low_price')).toMatchObject({ reading: 'in thousands of dirhams' });
  expect(fieldOf(mapping, 'min_area')).toMatchObject({ column: 'Size', reading: 'in square feet' });
  expect(fieldOf(mapping, 'delivery_date')).toMatchObject({ column: 'Handover', reading: 'month first' });
  expect(fieldOf(mapping, 'district')).toMatchObject({
    column: null,
    kept: 'the second part from the end of “Address”',
  });
  expect(fieldOf(mapping, 'city')?.kept).toBe('the last part of “Address”');
  expect(fieldOf(mapping, 'facilities')?.kept).toBe('“pool”');
  expect(fieldOf(mapping, 'only')?.kept).toBe('rows with “Rent” in “Purpose”');
  expect(fieldOf(mapping, 'key')?.kept).toBe('“Headline” and “Address”');
  expect(fieldOf(mapping, 'permit_number')).toMatchObject({ column: null, kept: null });
});

test('prices with a currency for each row have no reading to choose', () => {
  const mixed = rows.map((row, index) => ({ ...row, Currency: index % 2 ? 'AED' : 'GBP' }));
  expect(fieldOf(mappingOf(chooseColumns(mixed, null, {})), 'low_price')).toMatchObject({
    kept: '“Currency” and “Price”',
    reading: null,
  });
});

test('another column is read as its own values need, unless a reading is chosen', () => {
  const price = choose(null, { low_price: { column: 'Asking (AED)' } });
  expect(fieldOf(price, 'low_price')).toMatchObject({ column: 'Asking (AED)', reading: 'in dirhams' });
  expect(price.fields.units).toMatchObject({ fields: { price: 'Asking (AED)' } });
  const dirhams = choose(null, { low_price: { column: 'Price', reading: 'in dirhams' } });
  expect(fieldOf(dirhams, 'low_price')?.reading).toBe('in dirhams');
  const metric = choose(null, { min_area: { column: 'Size', reading: 'in square metres' } });
  expect(metric.fields.units).toMatchObject({ fields: { area: { path: 'Size', convert: 'm2-to-sqft' } } });
  const days = choose(null, { delivery_date: { column: 'Handover', reading: 'day first' } });
  expect(days.fields.delivery_date).toBe('Handover');
});

test('the key follows a chosen reference, and any rule can be removed', () => {
  const mapping = choose(null, {
    reference: { column: 'Office code' },
    title: { column: 'Subtitle' },
    city: { column: null },
    facilities: { column: null },
    only: { column: null },
  });
  expect(mapping).toMatchObject({
    key: 'Office code',
    fields: { reference: 'Office code', title: 'Subtitle' },
  });
  expect(mapping.fields).not.toHaveProperty('city');
  expect(mapping.fields).not.toHaveProperty('facilities');
  expect(mapping.only).toBeUndefined();
});

test('a known mapping stays, except for what is chosen', () => {
  const known = choose(null, {
    low_price: { column: 'Price', reading: 'in dirhams' },
    title: { column: 'Subtitle' },
  });
  expect(choose(known, {})).toEqual(known);
  const changed = choose(known, { reference: { column: 'Office code' }, district: { column: null } });
  expect(changed.key).toEqual(known.key);
  expect(changed.only).toEqual(known.only);
  expect(changed.fields).toMatchObject({ reference: 'Office code', title: 'Subtitle' });
  expect(changed.fields).not.toHaveProperty('district');
  expect(fieldOf(changed, 'low_price')).toMatchObject({ column: 'Price', reading: 'in dirhams' });
  expect(fieldOf(changed, 'facilities')?.kept).toBe('“pool”');
});

test('words for types and states that are new in a later file are translated, and the others stay reported', () => {
  const list = (...words: [type: string, status: string][]) =>
    words.map(([Objektart, Status], index) => ({
      Titel: `Haus ${index}`,
      Preis: 950_000,
      Objektart,
      Status,
    }));
  const known = mappingOf(
    chooseColumns(list(['Wohnung', 'verfügbar'], ['Wohnung', 'fertiggestellt']), null, {}),
  );
  const later = list(['Wohnung', 'verfügbar'], ['Reihenhaus', 'verkauft'], ['Baumhaus', 'gesperrt']);
  for (const choices of [{}, { city: { column: null } }])
    expect(mappingOf(chooseColumns(later, known, choices)).fields).toMatchObject({
      property_type: { table: { Wohnung: 'Apartment', Reihenhaus: 'Townhouse' } },
      sales_status: { table: { verfügbar: 'Available', fertiggestellt: null, verkauft: 'Sold' } },
    });
  const { fields } = mappingOf(chooseColumns(later, known, {}));
  expect(JSON.stringify(fields)).not.toMatch(/Baumhaus|gesperrt/);
});

test('words of a later file are read as the site knows them now, and those for homes off the market are added', () => {
  const list = (...words: string[]) =>
    words.map((Status, index) => ({ Ref: `HN-${index}`, Title: `Home ${index}`, Status }));
  const earlier = mappingOf(chooseColumns(list('Available', 'Under Offer', 'Withdrawn'), null, {}));
  const sales_status = { path: 'Status', table: { Available: 'Available', 'Under Offer': 'Under Offer' } };
  const known = mappingOf({ mapping: { ...earlier, fields: { ...earlier.fields, sales_status } } });
  const later = list('Available', 'Under Offer', 'Archived');
  const mapping = mappingOf(chooseColumns(later, known, {}));
  expect(mapping.fields.sales_status).toMatchObject({ table: { 'Under Offer': 'Reserved' } });
  expect(mapping.remove).toMatchObject([{ is: ['Withdrawn', 'Archived'] }]);
  for (const choices of [{}, { city: { column: null } }])
    expect(mappingOf(chooseColumns(later, { ...known, remove: undefined }, choices)).remove).toMatchObject([
      { is: ['Archived'] },
    ]);
});

test('homes in a list are kept or removed as a whole', () => {
  const projects = [1, 2, 3].map((number) => ({
    code: `P-${number}`,
    name: `Tower ${number}`,
    priceAed: 1_000_000 * number,
    units: [{ id: 'a', type: 'villa', bedrooms: 1, price: 1_000_000, area: 700 }],
  }));
  const mapping = mappingOf(chooseColumns(projects, null, {}));
  expect(fieldOf(mapping, 'units')?.kept).toBe('the list “units”');
  expect(fieldOf(mapping, 'property_type')?.kept).toBe('“type” of “units”');
  const priced = mappingOf(chooseColumns(projects, mapping, { low_price: { column: null } }));
  expect(priced.fields.units).toEqual(mapping.fields.units);
  expect(priced.fields.low_price).toBeUndefined();
  expect(
    mappingOf(chooseColumns(projects, mapping, { units: { column: null } })).fields.units,
  ).toBeUndefined();
});

test('a renamed column is replaced by the one that a guess takes', () => {
  const known = choose(null, { reference: { column: 'Office code' }, key: { column: 'Office code' } });
  const renamed = rows.map(({ 'Office code': code, Headline, Beds, ...row }) => ({
    ...row,
    'Ref no': code,
    Title: Headline,
    BR: Beds,
  }));
  expect(suggestColumns(renamed, known, ['Office code', 'Headline', 'Beds'])).toEqual({
    key: 'Ref no',
    reference: 'Ref no',
    title: 'Title',
    bedrooms: 'BR',
  });
  expect(suggestColumns(renamed, known, ['Handover date'])).toEqual({});
});

test('a column that says what is sold, and that a list has not used, is pointed out', () => {
  const known = choose(null, {});
  expect(unusedSaleNotes(rows, known)).toEqual([]);
  const later = rows.map((row, index) => ({ ...row, Availability: index % 3 ? 'Available' : 'Sold' }));
  expect(unusedSaleNotes(later, known)).toEqual([
    '“Availability” says what is sold, but this list has not used it so far. Choose it as “Sales status”, or sold properties stay for sale.',
  ]);
  expect(unusedSaleNotes(later, mappingOf(chooseColumns(later, null, {})))).toEqual([]);
});
