import { fieldOf } from '@/lib/typed-keys';
import { guessMapping } from './guess-mapping';
import { parseMapping } from './mapping-schema';

function guess(rows: unknown[]) {
  const found = guessMapping(rows);
  expect(parseMapping(found.mapping)).toHaveProperty('mapping');
  return found;
}

const flats = Array.from({ length: 20 }, (_, index) => ({
  ' Title ': `Flat ${index} | Sea view`,
  Address: `Tower ${index % 5}, Dubai Marina, Dubai`,
  bedrooms: index === 3 ? 'Studio' : String(index % 4),
  bathrooms: '2',
  price: String(1_500_000 + index * 10_000),
  'size sqft': String(900 + index),
  'has pool': String(index % 2),
  gym: 'yes',
  purpose: index === 7 ? 'Rent' : 'Sale',
  Internal: 'x',
}));

test('a table of homes: every row is a unit, places come from the address', () => {
  const { mapping, notes, unused } = guess(flats);
  expect(mapping).toMatchObject({
    key: { join: [' Title ', 'Address'] },
    only: [{ path: 'purpose', not: ['Rent'] }],
    fields: {
      title: ' Title ',
      city: { path: 'Address', split: ',', take: -1 },
      district: { path: 'Address', split: ',', take: -2 },
      community: { path: 'Address', split: ',', take: -3 },
      facilities: { flags: { 'has pool': 'Swimming Pool', gym: 'Gym' } },
      units: {
        row: true,
        fields: {
          apartment_type_id: 'bedrooms',
          no_of_baths: 'bathrooms',
          area: 'size sqft',
          price: 'price',
        },
      },
    },
  });
  expect(notes.join('\n')).toMatch(/no unique reference/);
  expect(unused).toEqual(['Internal']);
});

test('headings of agencies: a unit title, and a built-up area in square metres', () => {
  const { mapping, unused } = guess([
    {
      'Ref No': 'A-1',
      'Unit Title': 'Sea view home',
      'Built-up (sqm)': '137',
      'Asking Price (AED)': '2,450,000',
    },
    {
      'Ref No': 'A-2',
      'Unit Title': 'Garden villa',
      'Built-up (sqm)': '420',
      'Asking Price (AED)': '7,900,000',
    },
  ]);
  expect(mapping.fields).toMatchObject({
    title: 'Unit Title',
    min_area: { path: 'Built-up (sqm)', convert: 'm2-to-sqft' },
  });
  expect(unused).toEqual([]);
});

test.each(['Location', 'Address'])('coordinates under "%s" are no place', (heading) => {
  const { mapping } = guess([
    { Ref: 'HN-1', Title: 'Palm Crest', [heading]: '25.0801, 55.1403', Price: '18.5M' },
    { Ref: 'HN-2', Title: 'Creek View', [heading]: '25.0811, 55.1413', Price: 'AED 980,000' },
  ]);
  expect(mapping.fields).toEqual({
    title: 'Title',
    reference: 'Ref',
    low_price: 'Price',
    map_coordinates: heading,
  });
});

test.each([
  ['an address', ', Dubai', { district: { path: 'Location', split: ',', take: -2 } }],
  ['a district', '', { district: 'Location' }],
])('"Location" is %s by its values', (_what, city, fields) => {
  const { mapping } = guess([
    { Ref: 'HN-1', Title: 'Palm Crest', Location: `Palm Jumeirah${city}`, Price: '18.5M' },
    { Ref: 'HN-2', Title: 'Creek View', Location: `Dubai Marina${city}`, Price: 'AED 980,000' },
  ]);
  expect(mapping.fields).toMatchObject(fields);
});

test('knows the headings of an agency’s sheet', () => {
  const { mapping } = guess([
    { Ref: 'HN-1', Project: 'Palm Crest', 'Selling Price (AED)': '18.5M', 'Area (m2)': '604' },
    { Ref: 'HN-2', Project: 'Creek View', 'Selling Price (AED)': 'AED 980,000', 'Area (m2)': '45' },
  ]);
  expect(mapping).toMatchObject({
    key: 'Ref',
    fields: {
      title: 'Project',
      low_price: 'Selling Price (AED)',
      min_area: { path: 'Area (m2)', convert: 'm2-to-sqft' },
    },
  });
});

test('knows short and combined headings, also with a unit', () => {
  const { mapping, unused } = guess([
    {
      Ref: 'HN-1',
      Property: 'Palm Crest',
      'Master Community': 'Palm Jumeirah',
      'Unit Type': '2 BR',
      'Total Area (Sq.Ft)': '1,320',
      'Asking (AED)': '2,450,000',
      Completion: '45%',
      Delivery: 'Q4 2027',
      Listed: '14/08/2026',
    },
    {
      Ref: 'HN-2',
      Property: 'Creek View',
      'Master Community': 'Dubai Marina',
      'Unit Type': 'Studio',
      'Total Area (Sq.Ft)': '510',
      'Asking (AED)': '980,000',
      Completion: '100%',
      Delivery: 'Q1 2027',
      Listed: '15/08/2026',
    },
  ]);
  expect(mapping.fields).toEqual({
    title: 'Property',
    reference: 'Ref',
    city: { value: 'Dubai' },
    district: 'Master Community',
    completion_rate: 'Completion',
    delivery_date: 'Delivery',
    updated_at: 'Listed',
    units: {
      row: true,
      fields: {
        id: 'Ref',
        apartment_id: 'Ref',
        apartment_type_id: 'Unit Type',
        area: 'Total Area (Sq.Ft)',
        price: 'Asking (AED)',
      },
    },
  });
  expect(unused).toEqual([]);
});

test.each([
  ['Marina Gate, Dubai Marina, Dubai', 'DUBAI', -2],
  ['Marina Gate, Dubai Marina', 'Dubai', -1],
])('the district of %j beside the city %j', (Location, City, take) => {
  const { mapping } = guess([{ Title: 'Sea home', Price: 2_000_000, Location, City }]);
  expect(mapping.fields).toMatchObject({
    city: { path: 'City' },
    district: { path: 'Location', split: ',', take },
    community: { path: 'Location', split: ',', take: take - 1 },
  });
});

test('knows headings in Arabic and English', () => {
  const { mapping } = guess(
    ['Sea home', 'Palm villa'].map((title, index) => ({
      'العنوان Title': title,
      'السعر / Price (AED)': 2_000_000 + index,
      'المساحة (Area sqft)': 1_200,
      'المنطقة - Community': 'JVC',
      'غرف Bedrooms': 2,
    })),
  );
  expect(mapping.fields).toMatchObject({
    title: 'العنوان Title',
    district: 'المنطقة - Community',
    units: {
      fields: {
        apartment_type_id: 'غرف Bedrooms',
        area: 'المساحة (Area sqft)',
        price: 'السعر / Price (AED)',
      },
    },
  });
});

test('a heading with the unit of another quantity is neither price nor floor nor permit', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({
    Ref: `A-${index}`,
    Title: `Sea home ${index}`,
    'Price / sqft': 15_100 + index,
    'Price (AED/sqm)': 16_000 + index,
    'Selling Price sqm': 16_500 + index,
    'Asking (USD)': 500_000,
    'Asking (AED)': 1_838_000 + index,
    'BUA (sqm)': 120,
    'BUA (sqft)': 1_292,
    'Floor (sqft)': 1_100,
    'Permit (AED)': 1_200,
    Beds: '2',
  }));
  const { mapping } = guess(rows);
  expect(fieldOf(mapping.fields, 'units')).toMatchObject({
    fields: { price: 'Asking (AED)', area: 'BUA (sqft)' },
  });
  expect(JSON.stringify(mapping)).not.toMatch(/Floor|Permit/);
});

test.each([
  [['2 Bedroom Apartment', 'Studio'], { '2 Bedroom Apartment': 'Apartment', Studio: 'Apartment' }, 'Type'],
  [['2 Bedroom Villa', '3 Bedroom Townhouse'], { '2 Bedroom Villa': 'Villa' }, 'Type'],
  [['2 BR', 'Studio'], undefined, 'Type'],
  [['1', '2'], undefined, undefined],
])('a column of types with %j', (types, table, rooms) => {
  const rows = types.map((Type, index) => ({
    Ref: `A-${index}`,
    Title: `Home ${index}`,
    Price: 900_000,
    Type,
  }));
  const { fields } = guess(rows).mapping;
  expect(fieldOf(fieldOf(fields, 'property_type'), 'table') ?? {}).toMatchObject(table ?? {});
  expect(fieldOf(fields, 'property_type') === undefined).toBe(table === undefined);
  expect(fieldOf(fieldOf(fieldOf(fields, 'units'), 'fields'), 'apartment_type_id')).toBe(rooms);
});

test('reads "Completion" as a rate, a state or a date, by its values', () => {
  const fieldsFor = (...values: string[]) =>
    guess(values.map((Completion, index) => ({ Title: `Home ${index}`, Price: '2,450,000', Completion })))
      .mapping.fields;
  expect(fieldsFor('45%', '80%')).toMatchObject({ completion_rate: 'Completion' });
  expect(fieldsFor('Ready', 'Off Plan')).toHaveProperty('property_status.path', 'Completion');
  expect(fieldsFor('Q4 2027', 'Q1 2028')).toMatchObject({ delivery_date: 'Completion' });
});

test('knows Arabic headings, and Arabic words for types and states', () => {
  const { mapping, unused } = guess([
    {
      'الرقم المرجعي': 'HN-1',
      العنوان: 'شقة بإطلالة بحرية',
      'نوع العقار': 'شقة',
      'السعر (درهم)': '2,450,000',
      'المساحة (متر مربع)': '137',
      'غرف النوم': 'استوديو',
      'عدد الحمامات': '1',
      'حالة البيع': 'متاح',
      المدينة: 'دبي',
      المنطقة: 'دبي مارينا',
    },
    {
      'الرقم المرجعي': 'HN-2',
      العنوان: 'فيلا عائلية',
      'نوع العقار': 'فيلا',
      'السعر (درهم)': '7,900,000',
      'المساحة (متر مربع)': '420',
      'غرف النوم': '4 غرف',
      'عدد الحمامات': '5',
      'حالة البيع': 'مباع',
      المدينة: 'دبي',
      المنطقة: 'البرشاء',
    },
  ]);
  expect(mapping).toMatchObject({
    key: 'الرقم المرجعي',
    fields: {
      title: 'العنوان',
      city: { path: 'المدينة' },
      district: 'المنطقة',
      property_type: { table: { شقة: 'Apartment', فيلا: 'Villa' } },
      sales_status: { table: { متاح: 'Available', مباع: 'Sold' } },
      units: {
        fields: {
          apartment_type_id: 'غرف النوم',
          no_of_baths: 'عدد الحمامات',
          price: 'السعر (درهم)',
          area: { path: 'المساحة (متر مربع)', convert: 'm2-to-sqft' },
        },
      },
    },
  });
  expect(unused).toEqual([]);
});

test.each([
  [
    'German',
    {
      ...{ 'Objekt-Nr.': 'B-1', Titel: 'Haus am Meer', Objektart: 'Wohnung', Zimmer: '4', Schlafzimmer: '3' },
      ...{ Bäder: '2', 'Wohnfläche (m²)': '152,5', 'Kaufpreis in AED': '2.450.000', Stadtteil: 'JVC' },
      ...{ Verkaufsstatus: 'verkauft', Etage: '12', Übergabe: 'Dezember 2027', Währung: 'AED' },
    },
    {
      ...{ reference: 'Objekt-Nr.', title: 'Titel', district: 'Stadtteil', delivery_date: 'Übergabe' },
      property_type: { table: { Wohnung: 'Apartment' } },
      sales_status: { table: { verkauft: 'Sold' } },
    },
    ['Schlafzimmer', 'Bäder', 'Wohnfläche (m²)', 'Kaufpreis in AED', 'Etage'],
  ],
  [
    'French',
    {
      ...{ Référence: 'P-1', Titre: 'Vue mer', 'Type de bien': 'Maison de ville', Pièces: '4' },
      ...{ 'Nb de chambres': '3', 'Salles de bains': '2', 'Surface habitable (m²)': '152,5' },
      ...{ 'Prix de vente (AED)': '2 450 000', Quartier: 'JVC', Disponibilité: 'Réservé', Étage: '12' },
      'Date de livraison': 'T4 2027',
    },
    {
      ...{ reference: 'Référence', title: 'Titre', district: 'Quartier', delivery_date: 'Date de livraison' },
      property_type: { table: { 'Maison de ville': 'Townhouse' } },
      sales_status: { table: { Réservé: 'Reserved' } },
    },
    ['Nb de chambres', 'Salles de bains', 'Surface habitable (m²)', 'Prix de vente (AED)', 'Étage'],
  ],
  [
    'Russian',
    {
      ...{ Артикул: 'R-1', Название: 'Вид на море', 'Тип объекта': 'Квартира', Комнат: '4', Спален: '3' },
      ...{ Санузлы: '2', 'Площадь, м²': '152,5', 'Цена, AED': '2 450 000', Район: 'JVC' },
      ...{ 'Статус продажи': 'В продаже', Этаж: '12', 'Срок сдачи': 'IV кв. 2027' },
    },
    {
      ...{ reference: 'Артикул', title: 'Название', district: 'Район', delivery_date: 'Срок сдачи' },
      property_type: { table: { Квартира: 'Apartment' } },
      sales_status: { table: { 'В продаже': 'Available' } },
    },
    ['Спален', 'Санузлы', 'Площадь, м²', 'Цена, AED', 'Этаж'],
  ],
])(
  'knows %s headings and words, but takes rooms that are no bedrooms for none',
  (_language, row, fields, [beds, baths, area, price, floor]) => {
    expect(guess([row]).mapping.fields).toMatchObject({
      ...fields,
      units: {
        fields: {
          ...{ apartment_type_id: beds, no_of_baths: baths, floor, price },
          area: { path: area, convert: 'm2-to-sqft' },
        },
      },
    });
  },
);

test.each(['Zimmer', 'Nombre de pièces', 'Комнаты'])('%j are no bedrooms, which a note says', (heading) => {
  const { mapping, notes } = guess([{ Titel: 'Haus am Meer', Preis: 950_000, [heading]: 3 }]);
  expect(JSON.stringify(mapping)).not.toContain(heading);
  expect(notes).toContain(`"${heading}" counts living rooms, too, so no bedrooms are read from it.`);
});

test('prices with a dot for thousands are no thousands of dirhams', () => {
  const rows = ['610.000', '950.000', '1.450.000'].map((Preis, index) => ({ Titel: `Haus ${index}`, Preis }));
  expect(guess(rows)).toMatchObject({
    mapping: { fields: { low_price: 'Preis' } },
    notes: [expect.anything()],
  });
});

test.each(['Miete', 'À louer', 'Аренда', 'للإيجار'])('homes with %j are skipped as rentals', (word) => {
  const rows = [word, 'Kauf', 'Kauf'].map((Art, index) => ({ Titel: `Haus ${index}`, Preis: 950_000, Art }));
  expect(guess(rows).mapping.only).toEqual([{ path: 'Art', not: [word] }]);
});

test('an Arabic heading that can be a title or an address is the address beside a title', () => {
  const { mapping } = guess([
    { 'اسم العقار': 'Palm Crest', العنوان: 'Palm Crest, Palm Jumeirah, Dubai', السعر: '18.5M' },
    { 'اسم العقار': 'Creek View', العنوان: 'Creek View, Dubai Marina, Dubai', السعر: 'AED 980,000' },
  ]);
  expect(mapping.fields).toMatchObject({ title: 'اسم العقار', formatted_address: 'العنوان' });
});

test.each(["Price (AED '000)", 'Asking in thousands', 'Price AED 000s'])(
  'reads prices under “%s” as thousands, unless they are whole',
  (heading) => {
    const rows = [850, 1_450, 12_900].map((price) => ({ Title: `Home ${price}`, [heading]: price }));
    const { mapping, notes } = guess(rows);
    expect(mapping.fields).toMatchObject({ low_price: { path: heading, multiply: 1_000 } });
    expect(notes).toContain(`"${heading}" looks like thousands of dirhams (the middle value is 1450).`);
    const whole = rows.map((row) => ({ ...row, [heading]: Number(row[heading]) * 1_000 }));
    expect(guess(whole).mapping.fields).toMatchObject({ low_price: heading });
  },
);

test.each([
  ['Price', {}, 'Price'],
  ['Price USD', {}, { path: 'Price USD', convert: 'usd-to-aed' }],
  ['Price', { Currency: 'USD' }, { path: 'Price', convert: 'usd-to-aed' }],
])('low prices under “%s” with %p are not thousands of dirhams', (heading, currency, price) => {
  const rows = [11_000, 13_000, 15_000].map((rent) => ({
    Title: `Space ${rent}`,
    [heading]: rent,
    ...currency,
  }));
  expect(guess(rows).mapping.fields).toMatchObject({ low_price: price });
});

test('takes high prices under a heading of thousands as such, and none in thousands of dollars', () => {
  const rowsOf = (heading: string, prices: number[]) =>
    prices.map((price) => ({ Title: `Villa ${price}`, [heading]: price }));
  expect(guess(rowsOf("Price (AED '000)", [25_000, 48_000, 90_500])).mapping.fields).toMatchObject({
    low_price: { path: "Price (AED '000)", multiply: 1_000 },
  });
  const inDollars = guess(rowsOf("Price (USD '000)", [850, 1_450, 2_500]));
  expect(inDollars.mapping.fields).not.toHaveProperty('low_price');
});

test('a chosen column of prices in millions is not read as thousands', () => {
  const rows = [1.2, 2.5, 12].map((price) => ({ Title: `Home ${price}`, Price: price }));
  expect(guessMapping(rows, { low_price: { column: 'Price' } }).mapping.fields).toMatchObject({
    low_price: 'Price',
  });
});

test('takes a column of prices that name dollars', () => {
  const { mapping } = guess([
    { Title: 'Palm Crest', Price: 'USD 5,040,000' },
    { Title: 'Creek View', Price: '$266,000' },
  ]);
  expect(mapping.fields).toMatchObject({ low_price: 'Price' });
});

test('names an unused column whose name is a part of another', () => {
  const { unused } = guess([
    { Title: 'Palm Crest', 'Price AED': '18.5M', Price: 'negotiable' },
    { Title: 'Creek View', 'Price AED': 'AED 980,000', Price: '' },
  ]);
  expect(unused).toEqual(['Price']);
});

test('never identifies rows by figures alone', () => {
  const rows = flats.map(({ ' Title ': _, Address: __, ...flat }, index) => ({
    Ref: `HN-${Math.max(1, index)}`,
    ...flat,
  }));
  expect(guess(rows).mapping.key).toBe('Ref');
  expect(guess(rows.map(({ Ref: _, ...row }) => row)).mapping.key).toBeUndefined();
});

test('says why a column of references does not identify the rows', () => {
  const coded = flats.map((flat, index) => ({ Ref: `HN-${index}`, ...flat }));
  const guessFor = (changed: (ref: string) => string) =>
    guess(coded.map((flat) => ({ ...flat, Ref: changed(flat.Ref) })));
  const notesFor = (changed: (ref: string) => string) => guessFor(changed).notes.join('\n');
  expect(notesFor((ref) => ref)).not.toMatch(/reference|Ref/);
  expect(notesFor((ref) => (/-[78]$/.test(ref) ? 'HN-4' : ref))).toMatch(
    /no unique reference \("Ref" has "HN-4" more than once\), so/,
  );
  expect(notesFor((ref) => (/-[78]$/.test(ref) ? '' : ref))).toMatch(
    /no unique reference \("Ref" is empty in 2 of 20 rows\), so/,
  );
});

test.each([
  [
    'HN-4',
    '"Ref" has "HN-4" more than once: only the first of such rows is imported. Please correct the others.',
  ],
  ['', '"Ref" is empty in 1 of 20 rows, which are refused: please add theirs.'],
])('identifies rows by references with a single slip: %j', (slip, note) => {
  const { mapping, notes } = guess(
    flats.map((flat, index) => ({ Ref: index === 7 ? slip : `HN-${index}`, ...flat })),
  );
  expect(mapping.key).toBe('Ref');
  expect(notes).toContain(note);
});

test('projects with units in dollars and square metres', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    name: `Project ${index}`,
    developerName: `Builder ${index % 3}`,
    propertyType: 'off-plan',
    salesStatus: index % 2 ? 'On Sale' : 'Sold Out',
    priceFrom: 300_000 + index,
    sizeFrom: 65 + index,
    photos: ['https://img.example/1.jpg'],
    latitude: 25.1,
    longitude: 55.2,
    units: [
      { unitId: `${index}-1`, type: 'apartment', bedrooms: 1, totalSize: 70, price: 300_000, size: 70 },
    ],
  }));
  expect(guess(rows).mapping).toMatchObject({
    key: { join: ['name', 'developerName'] },
    fields: {
      title: 'name',
      developer: 'developerName',
      property_status: { path: 'propertyType', table: { 'off-plan': 'Off Plan' } },
      property_type: { path: 'units[*].type', pick: 'most', table: { apartment: 'Apartment' } },
      sales_status: { table: { 'On Sale': 'Available', 'Sold Out': 'Sold' } },
      low_price: { path: 'priceFrom', convert: 'usd-to-aed' },
      min_area: { path: 'sizeFrom', convert: 'm2-to-sqft' },
      property_images: 'photos',
      units: {
        path: 'units',
        fields: { id: 'unitId', price: { path: 'price', convert: 'usd-to-aed' } },
      },
    },
  });
});

test.each([
  ['USD', { path: 'price', convert: 'usd-to-aed' }, null],
  ['AED', 'price', null],
  [
    'EUR',
    { join: ['price@currency', 'price'] },
    'names EUR: such prices are not converted, please give them in dirhams or US dollars.',
  ],
  ['fixed', 'price', 'names fixed, but all prices are read as dirhams.'],
  ['UAE', 'price', 'names UAE, but all prices are read as dirhams.'],
])('prices whose currency is %s', (currency, rule, note) => {
  const rows = flats.map((flat) => ({ ...flat, 'price@currency': currency }));
  const { mapping, notes } = guess(rows);
  expect(mapping).toMatchObject({ fields: { units: { fields: { price: rule } } } });
  expect(notes.filter((one) => one.includes('@currency'))).toEqual(note ? [`"price@currency" ${note}`] : []);
});

test('leaves out prices of units in the currency of their property when it is not converted', () => {
  const rows = ['EUR', 'AED'].map((currency, index) => ({
    ref: `R${index}`,
    name: `Tower ${index}`,
    currency,
    units: [{ unitId: `U${index}`, price: 500_000, size: 900 }],
  }));
  const { mapping, notes } = guess(rows);
  const { units } = mapping.fields as { units: { fields: object } };
  expect(units.fields).toEqual({ id: 'unitId', area: 'size' });
  expect(notes).toContain(
    'Prices of units are left out, because only their properties name a currency, in "currency".',
  );
});

test.each([
  ['Price (EUR)', '500000', 'EUR'],
  ['Asking price €', '500000', '€'],
  ['Price', '£500,000', '£'],
  ['Price_GBP', '500000', 'GBP'],
  ['Price', 'AED 2,000,000', null],
  ['Starting price', '2000000', null],
])('says that prices in %s, such as %s, are not converted: %s', (heading, price, currency) => {
  const { notes } = guess(
    Array.from({ length: 5 }, (_, index) => ({ Ref: `R${index}`, Title: `Home ${index}`, [heading]: price })),
  );
  const note = `"${heading}" is in ${currency}, which is not converted: please give these prices in dirhams or US dollars.`;
  expect(notes.filter((one) => one.includes('price'))).toEqual(currency === null ? [] : [note]);
});

test('prefers the price in dirhams, names in English and references that are unique', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    id: 'same',
    ref: `R${index}`,
    name: { en: `Home ${index}`, ar: 'بيت' },
    developer: { id: 1, name: 'Builder' },
    city: { nameEn: 'Dubai' },
    priceFrom: 300_000,
    priceFromAED: 1_100_000,
    paymentPlan: '10/70/20',
    facilities: [{ id: 1, nameEn: 'Gym', nameAr: 'x' }],
  }));
  expect(guess(rows).mapping).toMatchObject({
    key: 'ref',
    fields: {
      developer: 'developer.name',
      city: { path: 'city.nameEn' },
      low_price: 'priceFromAED',
      payment_plans: { plan: 'paymentPlan' },
      facilities: { path: 'facilities', each: 'nameEn' },
    },
  });
});

test('the key of keyed objects is the key', () => {
  const rows = [{ '@key': 'arc', title: 'Arc', cost: 1 }];
  expect(guess(rows).mapping).toMatchObject({ key: '@key', fields: { title: 'title' } });
});

test.each([[[]], [['text', null]], [[{ a: null }]], [[{ x: { y: { z: [1] } } }]]])(
  'rows without recognisable columns give notes: %j',
  (rows) => {
    expect(guess(rows).notes.join('\n')).toMatch(/No column looks like a title/);
  },
);

test.each([
  ['createdAt', '2026-01-05T10:00:00Z'],
  ['created_at', '2026-01-05'],
  ['added_on', '1/5/2026'],
  ['date_added', '2026-01-05'],
  ['date_posted', '2026-01-05'],
  ['published', '2026-01-05'],
  ['published_at', '1767607200'],
  ['listed_on', '2026-01-05'],
  ['last_updated', '2026-01-05 10:00:00'],
])('takes the date of a property from %s', (name, date) => {
  const rows = Array.from({ length: 5 }, (_, index) => ({
    ref: `R${index}`,
    title: `Home ${index}`,
    [name]: date,
  }));
  expect(guess(rows).mapping).toMatchObject({ fields: { updated_at: name } });
});

test('recognises dates with the month first', () => {
  const rows = ['8/5/2024', '8/14/2024'].map((date, index) => ({ ref: index, title: 'Home', date }));
  const { mapping, notes } = guess(rows);
  expect(mapping).toMatchObject({ fields: { updated_at: { path: 'date', dates: 'month-first' } } });
  expect(notes).toContain('"date" writes the month before the day.');
});

test('takes no district from a column that only repeats the city', () => {
  const guess = (areas: string[]) =>
    guessMapping(areas.map((areaName, index) => ({ name: `Tower ${index}`, cityName: 'Dubai', areaName })));
  const { mapping, unused } = guess(['Dubai', 'Dubai']);
  expect(mapping.fields).toMatchObject({ city: { path: 'cityName' } });
  expect(mapping.fields).not.toHaveProperty('district');
  expect(unused).toContain('areaName');
  expect(guess(['Dubai', 'Dubai Marina']).mapping.fields).toMatchObject({ district: 'areaName' });
});

test('takes the city of districts in place of the column of cities that names them', () => {
  const cityIn = (cities: string[], choices: Parameters<typeof guessMapping>[1] = {}) => {
    const rows = cities.map((city, index) => ({ name: `Tower ${index}`, city, area: 'Meydan' }));
    return guessMapping(rows, choices);
  };
  const { mapping, notes } = cityIn(['Dubai', 'Dubai Marina', 'Meydan', 'Somewhere']);
  expect(mapping.fields).toMatchObject({ city: { value: 'Dubai' }, district: 'area' });
  expect(notes).toContain('"city" names districts, too: all rows are assumed to be in Dubai.');
  expect(cityIn(['Abu Dhabi', 'Dubai Marina', 'Meydan']).mapping.fields).toMatchObject({
    city: { path: 'city' },
  });
  const chosen = cityIn(['Dubai', 'Dubai Marina'], { city: { column: 'city' } });
  expect(chosen.mapping.fields).toMatchObject({ city: { path: 'city' } });
});

test('distinguishes the community from the district, whatever the district is called', () => {
  const places = (row: Record<string, unknown>) => {
    const { fields } = guess([{ title: 'Home', price: 1_000_000, city: 'Dubai', ...row }]).mapping;
    return [fieldOf(fields, 'district'), fieldOf(fields, 'community')];
  };
  expect(places({ community: 'Dubai Hills', sub_community: 'Sidra 2' })).toEqual([
    'community',
    'sub_community',
  ]);
  expect(places({ district: 'Dubai Hills', community: 'Sidra 2' })).toEqual(['district', 'community']);
  expect(places({ community: 'Dubai Hills' })).toEqual(['community', undefined]);
});

test('a table as agencies keep it: odd prices, rooms and days, and one column for both statuses', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    Ref: `HN-${index}`,
    Title: `Tower ${index}`,
    Type: index % 2 ? 'Apt' : 'Apartment',
    Status: ['Ready', 'Off-plan', 'Off Plan', 'Sold'][index % 4],
    'Price (AED)': ['From 1.2M', '1,450,000', '1.3M+', "1'450'000"][index % 4],
    Beds: index === 5 ? '1 to 2' : ['Studio', '2BHK', '1 BR', '3+Maid'][index % 4],
    Baths: '2',
    Handover: index === 7 ? 'soon' : ['30-Sep-27', 'Dec-27', 'Q4 2027', '46387'][index % 4],
  }));
  const { mapping, unused } = guess(rows);
  expect(mapping.fields).toMatchObject({
    property_type: { table: { Apt: 'Apartment' } },
    property_status: {
      path: 'Status',
      table: { Ready: 'Ready', 'Off-plan': 'Off Plan', 'Off Plan': 'Off Plan', Sold: null },
    },
    sales_status: { path: 'Status', table: { Ready: null, 'Off-plan': null, Sold: 'Sold' } },
    delivery_date: 'Handover',
    units: { row: true, fields: { apartment_type_id: 'Beds', price: 'Price (AED)' } },
  });
  expect(unused).toEqual([]);
});

test.each([
  'Under Offer',
  'Under contract',
  'ActiveUnderContract',
  'Offer accepted',
  'Pending',
  'Hold',
  'Sous offre',
])('a home with the sales status "%s" is reserved', (status) => {
  const rows = ['Available', status].map((Status, index) => ({ Ref: `HN-${index}`, Title: 'Tower', Status }));
  expect(fieldOf(fieldOf(guess(rows).mapping.fields, 'sales_status'), 'table')).toMatchObject({
    [status]: 'Reserved',
  });
});

test.each([
  [['Q4 2027', 'Ready', 'Ready', '31/12/2027'], 'Handover'],
  [['Ready', 'Ready', 'Ready', 'Ready'], undefined],
])('days of handover beside homes that are ready: %j', (days, rule) => {
  const rows = days.map((Handover, index) => ({ Ref: `HN-${index}`, Title: 'Tower', Handover }));
  expect(fieldOf(guess(rows).mapping.fields, 'delivery_date')).toBe(rule);
});

test('leaves out homes that are no longer offered, which a note says', () => {
  const rows = ['Available', 'Withdrawn', 'Off market', 'Blocked'].map((Status, index) => ({
    Ref: `HN-${index}`,
    Title: 'Tower',
    Status,
  }));
  const { mapping, notes } = guess(rows);
  expect(mapping.remove).toEqual([{ path: 'Status', is: ['Withdrawn', 'Off market'] }]);
  expect(notes).toContain(
    'Rows with "Withdrawn", "Off market" in "Status" are no longer offered: they are left out.',
  );
  expect(guess(rows.map(({ Status, ...row }) => ({ ...row, Note: Status }))).mapping).not.toHaveProperty(
    'remove',
  );
});

test.each([
  [40, { path: 'Type', table: { 'Kind 0': 'Kind 0' } }],
  [41, { path: 'Type' }],
])('a column of types with %d different values', (count, rule) => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    Ref: `HN-${index}`,
    Title: `Tower ${index}`,
    Type: `Kind ${index % count}`,
  }));
  const property_type = fieldOf(guess(rows).mapping.fields, 'property_type');
  expect(property_type).toMatchObject(rule);
  expect(fieldOf(property_type, 'table') !== undefined).toBe(count === 40);
});

test('the Arabic name of a country or city is no title', () => {
  const { mapping } = guess([
    { id: 'P-1', name: 'Tower One', price: 1_000_000, country: { nameAr: 'الإمارات' } },
    { id: 'P-2', name: 'Tower Two', price: 2_000_000, country: { nameAr: 'الإمارات' } },
  ]);
  expect(mapping.fields).not.toHaveProperty('arabic_title');
});

test('without a column of cities, the city is that of the districts, unless it is unknown or was removed', () => {
  const cityIn = (districts: string[], choices: Parameters<typeof guessMapping>[1] = {}) => {
    const rows = districts.map((district, index) => ({ title: `Home ${index}`, price: 1_000_000, district }));
    const { mapping, notes } = guessMapping(rows, choices);
    return [fieldOf(mapping.fields, 'city'), notes.some((note) => note.includes('city'))];
  };
  expect(cityIn(['Dubai Marina', 'JVC', 'A new quarter'])).toEqual([{ value: 'Dubai' }, true]);
  expect(cityIn(['Dubai Marina', 'A new quarter', 'Another'])).toEqual([undefined, false]);
  expect(cityIn(['Dubai Marina', 'Aljada'])).toEqual([undefined, false]);
  expect(cityIn(['Dubai Marina'], { city: { column: null } })).toEqual([undefined, false]);
});

test('a short list with one row that cannot be read', () => {
  const { mapping, notes, unused } = guess([
    { Ref: 'A-1', Title: 'Sea home', Price: '1,450,000', Size: '850', Handover: '12/2027', Beds: '2' },
    { Ref: 'A-2', Title: 'Palm villa', Price: 'call us', Size: '4,200', Handover: 'soon', Beds: 'ask' },
  ]);
  expect(mapping.fields).toMatchObject({
    delivery_date: 'Handover',
    units: { fields: { apartment_type_id: 'Beds', price: 'Price', area: 'Size' } },
  });
  expect(notes.join('\n')).not.toMatch(/dollars/);
  expect(unused).toEqual([]);
});

test('the price per square foot is that of homes whose price is known', () => {
  const { notes } = guess([
    { Ref: 'A-1', Title: 'Sea home', Price: '1,450,000', Size: '850' },
    { Ref: 'A-2', Title: 'Palm villa', Price: 'on request', Size: '4,200' },
  ]);
  expect(notes).toEqual([]);
});

test('a column that names a price but has none is not one', () => {
  const { notes } = guess([{ Title: 'Sea home', Price: 'call us' }]);
  expect(notes).toContain('No column looks like a price.');
});

const villas = [
  { Property: 'Villa', Beds: '4', Location: 'Arabian Ranches', Rate: 'Net 5.2M', Size: '3480 ft' },
  { Property: 'Townhouse', Beds: '4+1', Location: 'Dubai Marina', Rate: '1.2M - 1.5M', Size: '800 - 900 ft' },
];

test('composes a title when a column of properties has only types, and reads prices and sizes as brokers write them', () => {
  const { mapping, notes } = guess(villas.map((row, index) => ({ Ref: `A-${index}`, ...row })));
  expect(mapping).toMatchObject({
    key: 'Ref',
    fields: {
      title: { composed: true },
      property_type: { path: 'Property' },
      district: 'Location',
      units: { fields: { apartment_type_id: 'Beds', price: 'Rate', area: 'Size' } },
    },
  });
  expect(notes).toContain('No column looks like a title: it is composed of bedrooms, type and place.');
  expect(guessMapping(villas, { title: { column: null } }).mapping.fields).not.toHaveProperty('title');
});

test('identifies homes without a reference by their number, which is not shown', () => {
  const rows = villas.map((row, index) => ({ 'Unit No.': `V${index}`, ...row }));
  const { mapping } = guess(rows);
  expect(mapping).toMatchObject({
    key: { join: ['Location', 'Unit No.'] },
    fields: { units: { fields: { apartment_id: { value: '1' } } } },
  });
  expect(JSON.stringify(mapping.fields)).not.toContain('Unit No.');
  expect(guess(rows.map((row) => ({ Building: 'Marina Gate', ...row }))).mapping.key).toEqual({
    join: ['Building', 'Unit No.'],
    with: ' | ',
  });
});

test('the number of a home is shown only when a person has chosen it', () => {
  const rows = villas.map((row, index) => ({ Ref: `A-${index}`, 'Unit No': `V${index}`, ...row }));
  expect(JSON.stringify(guess(rows).mapping)).not.toContain('Unit No');
  const { mapping } = guessMapping(rows, { unit_number: { column: 'Unit No' } });
  expect(mapping).toMatchObject({
    key: 'Ref',
    fields: { units: { fields: { apartment_id: 'Ref', apt_no: 'Unit No' } } },
  });
});

test('a unit is a title when it is a text, and a name is none when it is a code', () => {
  const fieldsOf = (row: object) => guess([{ Ref: 'A-1', Price: '2.5M', ...row }]).mapping.fields;
  expect(fieldsOf({ Unit: '1204 Marina Gate, Dubai Marina' })).toMatchObject({ title: 'Unit' });
  expect(fieldsOf({ Unit: '1204' })).not.toHaveProperty('title');
  expect(fieldsOf({ Name: 'P-00001' })).not.toHaveProperty('title');
  expect(fieldsOf({ Name: 'Tower 1' })).toMatchObject({ title: 'Name' });
});

test('knows own fields of Salesforce', () => {
  const { mapping } = guess([
    {
      Id: 'a0B5g000',
      Name: 'P-00001',
      pb__PurchaseListPrice__c: '2450000',
      pb__UnitBedrooms__c: '2',
      pb__TotalAreaSqft__c: '1180',
      pb__UnitType__c: 'Apartment',
      Community__c: 'JVC',
      RERA_Permit__c: '71234567890',
    },
  ]);
  expect(mapping.fields).toMatchObject({
    title: { composed: true },
    property_type: { path: 'pb__UnitType__c' },
    district: 'Community__c',
    permit_number: 'RERA_Permit__c',
    units: {
      fields: {
        apartment_type_id: 'pb__UnitBedrooms__c',
        area: 'pb__TotalAreaSqft__c',
        price: 'pb__PurchaseListPrice__c',
      },
    },
  });
});

test('knows the listings of Property Finder’s API, without its rentals', () => {
  const listing = (type: string) => ({
    reference: `AB-${type}`,
    title: { en: 'Corner villa' },
    price: { type, amounts: { [type]: 9_850_000 } },
    bedrooms: 'studio',
    uaeEmirate: 'dubai',
    compliance: { type: 'rera', listingAdvertisementNumber: '7100000001' },
  });
  expect(guess([listing('sale'), listing('yearly')]).mapping).toMatchObject({
    only: [{ path: 'price.type', not: ['yearly'] }],
    fields: {
      city: { path: 'uaeEmirate' },
      permit_number: 'compliance.listingAdvertisementNumber',
      units: { fields: { price: 'price.amounts.sale' } },
    },
  });
});

test('takes name and phone of agents beside their email address', () => {
  const row = { Title: 'Sea home', Agent: 'Anna', 'Agent Phone': '050 123 4567' };
  expect(guess([{ ...row, 'Agent Email': 'anna@example.com' }]).mapping.fields).toMatchObject({
    agent_email: 'Agent Email',
    agent_name: 'Agent',
    agent_phone: 'Agent Phone',
  });
  expect(guess([row]).mapping.fields).not.toHaveProperty('agent_name');
});

test('reads prices in the currency of their row when it is dirhams or dollars', () => {
  const rows = ['AED', 'USD', 'AED'].map((currency, index) => ({
    Title: `Sea home ${index}`,
    Price: String(2_000_000 + index),
    'Listing Currency': currency,
  }));
  const { mapping, notes } = guess(rows);
  expect(mapping.fields).toMatchObject({ low_price: { join: ['Listing Currency', 'Price'], with: ' ' } });
  expect(notes.join('\n')).not.toMatch(/currency/i);
});

test.each([
  ['Price AED', 'Price AED'],
  ['Price USD', { path: 'Price USD', convert: 'usd-to-aed' }],
])('takes the currency in the heading “%s” rather than that of another column', (heading, rule) => {
  const rows = ['EUR', 'AED'].map((currency) => ({
    Title: 'Sea home',
    [heading]: '2000000',
    Currency: currency,
  }));
  expect(guess(rows).mapping.fields).toMatchObject({ low_price: rule });
});

test('sizes that name their unit are not converted', () => {
  const { mapping, notes } = guess([
    { Title: 'Sea home', Size: '120 sqm' },
    { Title: 'Creek home', Size: '110 - 130 sqm' },
  ]);
  expect(mapping.fields).toMatchObject({ min_area: 'Size' });
  expect(notes.join('\n')).not.toMatch(/square metres/);
});

test('places of addresses with Arabic commas', () => {
  const { mapping } = guess([
    { العنوان: 'Sea home', الموقع: 'برج، دبي مارينا، دبي', السعر: '2,000,000' },
    { العنوان: 'Palm home', الموقع: 'فيلا، نخلة جميرا، دبي', السعر: '9,000,000' },
  ]);
  expect(mapping.fields).toMatchObject({ district: { path: 'الموقع', split: ',', take: -2 } });
});

test.each([
  ['العنوان', ['فيلا، دبي هيلز، دبي', 'برج، دبي مارينا، دبي'], -2, { path: 'العنوان', split: ',', take: -1 }],
  ['Unit', ['1204 Gate, Dubai Marina', 'V12 Reem, Arabian Ranches'], -1, { value: 'Dubai' }],
])('titles under "%s" are addresses, too, when they end with known places', (heading, texts, take, city) => {
  const { mapping } = guess(texts.map((text) => ({ [heading]: text, Price: '2.5M' })));
  expect(mapping.fields).toMatchObject({
    title: heading,
    formatted_address: heading,
    city,
    district: { path: heading, split: ',', take },
  });
  expect(fieldOf(mapping.fields, 'community') === undefined).toBe(heading === 'Unit');
  const other = guess(texts.map(() => ({ [heading]: 'Luxury home, sea view', Price: '2.5M' })));
  expect(other.mapping.fields).not.toHaveProperty('district');
});

test('addresses without a city end with their district', () => {
  const { mapping, notes } = guess([
    { Title: 'Sea home', Location: 'Marina Gate, Dubai Marina', Price: '2.5M' },
    { Title: 'Creek home', Location: 'Belgravia, JVC', Price: '1.5M' },
  ]);
  expect(mapping.fields).toMatchObject({
    city: { value: 'Dubai' },
    district: { path: 'Location', split: ',', take: -1 },
    community: { path: 'Location', split: ',', take: -2 },
  });
  expect(notes).toContain('All rows are assumed to be in Dubai, where the last parts of "Location" are.');
});

test('a rate, a unit and an agent are a price, a title and a name only if their values are', () => {
  const rows = (more: Record<string, string>) =>
    Array.from({ length: 8 }, (_, index) => ({
      Ref: `R-${index}`,
      Location: 'Dubai Marina',
      Beds: String((index % 4) + 1),
      'Size sqft': String(900 + index),
      ...more,
    }));
  expect(guess(rows({ Rate: '15000', Amount: '1500000' })).mapping).toMatchObject({
    fields: { units: { fields: { price: 'Amount' } } },
  });
  expect(guess(rows({ Rate: '15000' })).unused).toEqual(['Rate']);
  for (const unit of ['sqft', '2 BR + Maid'])
    expect(guess(rows({ Unit: unit })).mapping).toMatchObject({ fields: { title: { composed: true } } });
  expect(guess(rows({ Unit: '1204 Marina Gate' })).mapping).toMatchObject({ fields: { title: 'Unit' } });
  const agent = { 'Agent Email': 'a@agency.example', Agent: 'A12', 'Agent Mobile': '101' };
  const { fields } = guess(rows({ Title: 'Sea view flat', ...agent })).mapping;
  expect(fields).not.toHaveProperty('agent_name');
  expect(fields).not.toHaveProperty('agent_phone');
});
