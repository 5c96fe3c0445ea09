import { isRecord } from '@/lib/catalog/parse/fields';
import { type Column, columnsOfRows, distinct, isNumeric, isText, median } from './columns';
import type { Mapping } from './mapping-schema';
import { paymentPlansIn } from './payment-plan-text';
import { valueAt } from './value-path';

export type Guess = {
  /** As it is written to a file. */
  mapping: Record<string, unknown>;
  /** What a person should check. */
  notes: string[];
  /** Columns that nothing is taken from. */
  unused: string[];
};

type Wanted = { names: string[]; fits: (column: Column) => boolean };

const isUrl = ({ texts }: Column) =>
  texts.length > 0 && texts.every((text) => /^(?:https?:)?\/\/|^\//.test(text));
const isRooms = (column: Column) =>
  column.texts.length > 0 &&
  column.texts.every((text) => /studio|^-?\d{1,2}(?:\.\d)?\s*(?:\+.*|bed.*|br)?$/i.test(text));
const isLine = (column: Column) => isText(column) && !isUrl(column) && column.inner === null;
const isPlace = (column: Column) => isLine(column) && median(column.texts.map((text) => text.length)) < 60;
const isDate = ({ texts }: Column) =>
  texts.length > 0 && texts.every((text) => /\d{4}|\d{1,2}\/\d{1,2}/.test(text));
const isPrice = (column: Column) => isNumeric(column, 10_000, 10_000_000_000);
const isSize = (column: Column) => isNumeric(column, 10, 500_000);
const any = ({ texts }: Column) => texts.length > 0;

const wanted = {
  title: {
    names:
      'title titleen name nameen projectname propertyname propertytitle listingtitle headline buildingname building tower'.split(
        ' ',
      ),
    fits: isLine,
  },
  arabic_title: { names: ['arabictitle', 'titlear', 'namear', 'titlearabic'], fits: isLine },
  reference: {
    names:
      'reference referencenumber referenceno refno ref propertyrefno listingref listingreference listingid propertyid projectid externalid code id uuid'.split(
        ' ',
      ),
    fits: any,
  },
  description: {
    names: 'description descriptionen propertydescription overview about details remarks text'.split(' '),
    fits: isText,
  },
  city: { names: ['city', 'cityname', 'emirate', 'citynameen'], fits: isPlace },
  district: {
    names:
      'district districtname community communityname locality neighbourhood neighborhood areaname area location'.split(
        ' ',
      ),
    fits: isPlace,
  },
  formatted_address: { names: ['address', 'fulladdress', 'formattedaddress', 'location'], fits: isText },
  developer: {
    names: ['developername', 'developer', 'developercompany', 'builder', 'builtby'],
    fits: isPlace,
  },
  property_type: {
    names: ['propertytype', 'unittype', 'hometype', 'type', 'category', 'subtype'],
    fits: isPlace,
  },
  property_status: {
    names: [
      'propertystatus',
      'completionstatus',
      'projectstatus',
      'constructionstatus',
      'completion',
      'propertytype',
    ],
    fits: (column) => isPlace(column) && distinct(column).some((text) => statusOf(text) !== null),
  },
  sales_status: {
    names: ['salesstatus', 'salestatus', 'availability', 'status', 'state'],
    fits: (column) => isPlace(column) && distinct(column).some((text) => saleOf(text) !== null),
  },
  low_price: {
    names:
      'lowpriceaed pricefromaed priceaed minpriceaed lowprice pricefrom minprice startingprice startprice priceusd price askingprice saleprice amount'.split(
        ' ',
      ),
    fits: isPrice,
  },
  min_area: {
    names:
      'minareasqft areasqft sizesqft sqft builtuparea bua minarea areafrom sizefrom minsize totalsize totalarea size area propertysize areasqm sizesqm sqm'.split(
        ' ',
      ),
    fits: isSize,
  },
  bedrooms: { names: ['bedrooms', 'bedroom', 'beds', 'noofbedrooms', 'rooms', 'br'], fits: isRooms },
  bathrooms: { names: ['bathrooms', 'bathroom', 'baths', 'noofbathrooms', 'noofbaths'], fits: isRooms },
  floor: { names: ['floor', 'floorno', 'floornumber', 'level'], fits: any },
  residential_units: {
    names: ['residentialunits', 'totalunits', 'unitscount', 'numberofunits'],
    fits: (column) => isNumeric(column, 1, 100_000),
  },
  completion_rate: {
    names: ['completionrate', 'completionpercentage', 'progress', 'constructionprogress'],
    fits: (column) => isNumeric(column, 0, 100),
  },
  delivery_date: {
    names: 'deliverydate handover handoverdate completiondate completiondatetime readydate'.split(' '),
    fits: isDate,
  },
  updated_at: {
    names: ['updatedat', 'lastupdated', 'lastupdate', 'modified', 'modifiedat', 'date', 'listedon'],
    fits: isDate,
  },
  latitude: { names: ['latitude', 'lat'], fits: (column) => isNumeric(column, 20, 30) },
  longitude: { names: ['longitude', 'lng', 'lon', 'long'], fits: (column) => isNumeric(column, 50, 60) },
  map_coordinates: {
    names: ['coordinates', 'geopoints', 'geo', 'mapcoordinates', 'latlng'],
    fits: ({ texts }) =>
      texts.length > 0 && texts.every((text) => /^-?\d+(?:\.\d+)?\s*[,;]\s*-?\d+/.test(text)),
  },
  permit_number: {
    names: ['permitnumber', 'permit', 'permitno', 'trakheesi', 'rerapermit', 'dtcmpermit'],
    fits: any,
  },
  project_number: { names: ['projectnumber', 'projectno', 'dldprojectnumber'], fits: any },
  escrow_account: { names: ['escrowaccount', 'escrownumber', 'escrow'], fits: any },
  service_charge: {
    names: ['servicecharge', 'servicecharges'],
    fits: (column) => isNumeric(column, 0.1, 1_000),
  },
  agent_email: {
    names: ['agentemail', 'brokeremail', 'listingagentemail'],
    fits: ({ texts }) => texts.some((text) => text.includes('@')),
  },
  payment_plans: {
    names: ['paymentplan', 'paymentplans', 'plan'],
    fits: ({ texts }) => texts.some((text) => paymentPlansIn(text).length > 0),
  },
} satisfies Record<string, Wanted>;

type Field = keyof typeof wanted;

const amenities: Record<string, string> = {
  gym: 'Gym',
  pool: 'Swimming Pool',
  swimmingpool: 'Swimming Pool',
  sharedpool: 'Shared Pool',
  privatepool: 'Private Pool',
  parking: 'Parking',
  coveredparking: 'Covered Parking',
  balcony: 'Balcony',
  garden: 'Garden',
  privategarden: 'Private Garden',
  security: 'Security',
  elevator: 'Elevator',
  lift: 'Elevator',
  concierge: 'Concierge',
  spa: 'Spa',
  sauna: 'Sauna',
  maidroom: "Maid's Room",
  maidsroom: "Maid's Room",
  study: 'Study',
  petsallowed: 'Pets Allowed',
  beachaccess: 'Beach Access',
  barbecue: 'Barbecue Area',
  playground: 'Playground',
  jacuzzi: 'Jacuzzi',
  storage: 'Storage',
};

/** Guesses how a feed words its listings, from the names and values of some of its rows. */
export function guessMapping(sample: unknown[]): Guess {
  const rows = sample.filter(isRecord);
  const columns = columnsOfRows(rows);
  const notes: string[] = [];
  const used = new Set<string>();
  const found: Partial<Record<Field, Column>> = {};
  for (const field of Object.keys(wanted) as Field[]) {
    const column = bestColumn(columns, wanted[field], field === 'property_status' ? new Set() : used);
    if (!column) continue;
    found[field] = column;
    if (field !== 'property_status') used.add(column.path);
  }
  const units = columns.find(
    ({ name, inner }) =>
      inner !== null && /^(?:units|apartments|apartment|unittypes|types|typicalunits|layouts)$/.test(name),
  );
  const fields: Record<string, unknown> = {};
  const plain = [
    'title',
    'arabic_title',
    'reference',
    'description',
    'formatted_address',
    'developer',
    'floor',
    'residential_units',
    'completion_rate',
    'delivery_date',
    'updated_at',
    'latitude',
    'longitude',
    'map_coordinates',
    'permit_number',
    'project_number',
    'escrow_account',
    'service_charge',
    'agent_email',
  ] as const;
  for (const field of plain) {
    const column = found[field];
    if (column && field !== 'floor') fields[field] = column.path;
  }
  addPlaces(fields, found, notes);
  if (found.property_type) fields.property_type = tableRule(found.property_type, typeOf);
  if (found.property_status) fields.property_status = tableRule(found.property_status, statusOf, null);
  if (found.sales_status) fields.sales_status = tableRule(found.sales_status, saleOf);
  if (found.property_status && found.property_status === found.property_type) delete fields.property_type;
  if (found.payment_plans) fields.payment_plans = { plan: found.payment_plans.path };

  const inner = units?.inner ?? [];
  const unitColumn = (field: Field) => bestColumn(inner, wanted[field], new Set());
  const price = found.low_price;
  const area = found.min_area ?? bestColumn(inner, wanted.min_area, new Set());
  const toArea = areaConversion(area, notes);
  const unitPrice = unitColumn('low_price');
  const toPrice = priceConversion(price, area, toArea, notes);
  const unitArea = unitColumn('min_area');
  const toUnitPrice = unitArea ? priceConversion(unitPrice, unitArea, toArea, []) : toPrice;
  if (units && inner.length > 0 && (unitPrice || unitArea)) {
    used.add(units.path);
    if (price) fields.low_price = converted(price.path, toPrice);
    if (found.min_area) fields.min_area = converted(found.min_area.path, toArea);
    const type = unitColumn('property_type');
    if (type && !fields.property_type)
      fields.property_type = {
        ...tableRule(type, typeOf),
        path: `${units.path}[*].${type.path}`,
        pick: 'most',
      };
    fields.units = {
      path: units.path,
      fields: withoutEmpty({
        id: inner.find(({ name }) => /^(?:unitid|id|unitno|unitnumber|number|code)$/.test(name))?.path,
        apartment_type_id: unitColumn('bedrooms')?.path,
        no_of_baths: unitColumn('bathrooms')?.path,
        floor: unitColumn('floor')?.path,
        area: converted(unitArea?.path, toArea),
        price: converted(unitPrice?.path, toUnitPrice),
        floor_plan_image: inner.find(({ name }) => /^(?:planimage|floorplan|floorplanimage)$/.test(name))
          ?.path,
      }),
    };
  } else if (found.bedrooms && price) {
    notes.push(
      'Every row is taken as one home: a property with one unit. "group" makes developments of them.',
    );
    fields.units = {
      row: true,
      fields: withoutEmpty({
        id: found.reference?.path,
        apartment_id: found.reference?.path ?? { value: '1' },
        apartment_type_id: found.bedrooms.path,
        no_of_baths: found.bathrooms?.path,
        floor: found.floor?.path,
        area: found.min_area && converted(found.min_area.path, toArea),
        price: converted(price.path, toPrice),
      }),
    };
  } else {
    if (price) fields.low_price = converted(price.path, toPrice);
    if (found.min_area) fields.min_area = converted(found.min_area.path, toArea);
    if (found.bedrooms) fields.average_bedrooms = { path: found.bedrooms.path, range: 'low' };
    if (found.bathrooms) fields.average_bathrooms = { path: found.bathrooms.path, range: 'low' };
  }
  addPictures(fields, columns, used);
  addFacilities(fields, columns, used);

  const mapping = withoutEmpty({
    key: keyRule(rows, found, notes),
    only: saleOnly(columns, used, notes),
    fields,
  });
  if (!fields.title) notes.push('No column looks like a title: without one, every row is refused.');
  if (!price && !unitPrice) notes.push('No column looks like a price.');
  const mentioned = JSON.stringify(mapping);
  const unused = columns
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('@') && !mentioned.includes(JSON.stringify(path).slice(1, -1)));
  return { mapping, notes, unused };
}

/** Names that say nothing about a column within another one, such as `agent.name`. */
const generic = new Set(
  'id name nameen title code type status state text area location date details uuid'.split(' '),
);

function bestColumn(columns: Column[], { names, fits }: Wanted, taken: Set<string>): Column | undefined {
  for (const name of names) {
    const alike = columns.filter(
      (column) => column.fullName === name || (column.name === name && !generic.has(name)),
    );
    const nested = columns.filter(
      ({ fullName, path }) =>
        path.includes('.') && [`${name}name`, `${name}nameen`, `${name}en`].includes(fullName),
    );
    const found = [...alike, ...nested].find((column) => !taken.has(column.path) && fits(column));
    if (found) return found;
  }
  return undefined;
}

function addPlaces(
  fields: Record<string, unknown>,
  found: Partial<Record<Field, Column>>,
  notes: string[],
): void {
  const address = found.formatted_address;
  const parts = address?.texts.map((text) => text.split(',').length) ?? [];
  const hasParts = parts.length > 0 && parts.filter((count) => count >= 2).length >= parts.length * 0.9;
  if (found.city) fields.city = { path: found.city.path, default: 'Dubai' };
  if (found.district) fields.district = found.district.path;
  if (!address || !hasParts) return;
  if (!found.city) {
    fields.city = { path: address.path, split: ',', take: -1 };
    notes.push(`City and district are the last parts of "${address.path}".`);
  }
  if (!found.district) fields.district = { path: address.path, split: ',', take: found.city ? -1 : -2 };
}

function addPictures(fields: Record<string, unknown>, columns: Column[], used: Set<string>): void {
  const pictures = columns.find(({ name }) =>
    /^(?:photos?|images?|pictures?|propertyimages|gallery|media|photourls?|imageurls?)$/.test(name),
  );
  if (!pictures) return;
  used.add(pictures.path);
  const address = pictures.inner?.find(
    ({ name, texts }) => /url|src|image|photo|original|file/.test(name) && texts.length > 0,
  );
  fields.property_images = address ? { path: pictures.path, each: address.path } : pictures.path;
}

function addFacilities(fields: Record<string, unknown>, columns: Column[], used: Set<string>): void {
  const list = columns.find(({ name }) =>
    /^(?:facilities|amenities|features|propertyfacilities|privateamenities)$/.test(name),
  );
  if (list) {
    used.add(list.path);
    const name = list.inner?.find((column) => ['nameen', 'name', 'title', 'label'].includes(column.name));
    const separator = [',', '|', ';'].find((sign) => list.texts.some((text) => text.includes(sign)));
    fields.facilities = name
      ? { path: list.path, each: name.path }
      : separator && !list.isList
        ? { path: list.path, split: separator }
        : list.path;
    return;
  }
  const flags = columns.filter(
    ({ name, texts }) =>
      Object.hasOwn(amenities, name.replace(/^has/, '')) &&
      texts.length > 0 &&
      texts.every((text) => /^(?:0|1|yes|no|true|false|y|n)$/i.test(text)),
  );
  if (flags.length > 0)
    fields.facilities = {
      flags: Object.fromEntries(flags.map(({ path, name }) => [path, amenities[name.replace(/^has/, '')]])),
    };
}

const feetPerMetre = 10.764;

function areaConversion(column: Column | undefined, notes: string[]): 'm2-to-sqft' | undefined {
  if (!column || /sqft|feet|ft/.test(column.name)) return undefined;
  const isMetric = /sqm|m2|meter|metre/.test(column.name);
  const middle = median(column.numbers.filter(Boolean));
  if (!isMetric && middle >= 350) return undefined;
  if (!isMetric) notes.push(`"${column.path}" looks like square metres (the middle value is ${middle}).`);
  return 'm2-to-sqft';
}

function priceConversion(
  price: Column | undefined,
  area: Column | undefined,
  toArea: string | undefined,
  notes: string[],
): 'usd-to-aed' | undefined {
  if (!price || /aed|dirham/.test(price.name)) return undefined;
  if (/usd|dollar/.test(price.name)) return 'usd-to-aed';
  const size = median(area?.numbers.filter(Boolean) ?? []) * (toArea ? feetPerMetre : 1);
  const perFoot = median(price.numbers.filter(Boolean)) / size;
  // Homes in Dubai cost well above AED 700 per square foot in the middle, which is some 200 dollars.
  if (!area || size === 0 || perFoot > 700) return undefined;
  notes.push(
    `"${price.path}" looks like US dollars: the middle price is ${Math.round(perFoot)} per square foot. Remove "convert" if it is in dirhams.`,
  );
  return 'usd-to-aed';
}

function converted(path: string | undefined, convert: string | undefined): unknown {
  return path !== undefined && convert ? { path, convert } : path;
}

function tableRule(column: Column, known: (text: string) => string | null, otherwise?: null) {
  const values = distinct(column).slice(0, 40);
  if (values.length === 0 || distinct(column).length > 40) return { path: column.path };
  const table = Object.fromEntries(
    values.map((value) => [value, known(value) ?? (otherwise === null ? null : value)]),
  );
  return { path: column.path, table, ...(otherwise === null ? { otherwise } : {}) };
}

function typeOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  const types: [RegExp, string][] = [
    [/penthouse/, 'Penthouse'],
    [/townhouse/, 'Townhouse'],
    [/villa/, 'Villa'],
    [/duplex/, 'Duplex'],
    [/apartment|flat|studio/, 'Apartment'],
    [/office/, 'Office'],
    [/land|plot/, 'Land'],
    [/retail|shop/, 'Shop'],
  ];
  return types.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

function statusOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^offplan/.test(plain)) return 'Off Plan';
  if (/^underconstruction/.test(plain)) return 'Under Construction';
  return /^(?:ready|completed?|secondary|resale)/.test(plain) ? 'Ready' : null;
}

function saleOf(text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^sold/.test(plain)) return 'Sold';
  if (/^(?:reserved|booked)/.test(plain)) return 'Reserved';
  if (/^(?:comingsoon|presale|upcoming|announced)/.test(plain)) return 'Coming Soon';
  return /^(?:onsale|available|newlaunch|limited|verylimited|forsale|sell|sale|live|active|open)/.test(plain)
    ? 'Available'
    : null;
}

/** Leaves rentals out when a column tells them from sales. */
function saleOnly(columns: Column[], used: Set<string>, notes: string[]): Mapping['only'] {
  const rent = /^(?:for ?)?rent|^rental|^lease|^(?:rr|cr)$/i;
  const column = columns.find(
    (candidate) =>
      !used.has(candidate.path) &&
      distinct(candidate).length <= 12 &&
      candidate.texts.some((text) => rent.test(text)),
  );
  if (!column) return undefined;
  const not = distinct(column).filter((text) => rent.test(text));
  notes.push(
    `Rows with ${not.map((text) => JSON.stringify(text)).join(', ')} in "${column.path}" are left out.`,
  );
  return [{ path: column.path, not }];
}

/** The reference when it is unique, else the fewest columns that tell rows apart. */
function keyRule(
  rows: Record<string, unknown>[],
  found: Partial<Record<Field, Column>>,
  notes: string[],
): unknown {
  const isUnique = (paths: string[]) => {
    const keys = rows.map((row) => paths.map((path) => String(valueAt(row, path) ?? '')).join('\n'));
    return new Set(keys).size >= rows.length * 0.995 && keys.every((key) => key.trim() !== '');
  };
  if (rows[0] && '@key' in rows[0]) return '@key';
  if (found.reference && isUnique([found.reference.path])) return found.reference.path;
  const path = (field: Field) => found[field]?.path;
  const combinations = [
    [path('title'), path('developer')],
    [path('title'), path('district') ?? path('formatted_address')],
    [path('title'), path('formatted_address'), path('min_area')],
    [path('title'), path('formatted_address'), path('min_area'), path('low_price')],
  ].map((paths) => paths.filter((known) => known !== undefined));
  const best = combinations.find((paths) => paths.length > 1 && isUnique(paths)) ?? combinations.at(-1) ?? [];
  if (best.length === 0) return undefined;
  notes.push(
    `There is no unique reference, so a listing is known by ${best.map((name) => `"${name}"`).join(' and ')}: when one of them changes, it counts as another listing.`,
  );
  return { join: best, with: ' | ' };
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
