import { day } from '@/lib/durations';
import { communityOf } from './generate';
import {
  arabicNames,
  arabicQualities,
  developerFirst,
  developerLast,
  kinds,
  nameBeginnings,
  nameEndings,
  places,
} from './market';
import { createRandom, type Random } from './random';

export const portals = ['property-finder', 'bayut'] as const;
export type Portal = (typeof portals)[number];

export type PortalFeedOptions = {
  homes: number;
  /** The same seed gives the same homes, whatever their number. */
  seed: number;
  /** Number of removed ready homes for sale: `deleted` for Bayut, missing for Property Finder, which has no such mark. */
  gone?: number;
};

/** Probabilities of irregularities as in real feeds, independent of each other. */
const oddShares = {
  rental: 0.08,
  noTitle: 0.002,
  repeatedReference: 0.001,
  noPrice: 0.04,
  noSize: 0.02,
  noPermit: 0.03,
  noBuilding: 0.25,
  wordsForNumbers: 0.02,
  swappedCoordinates: 0.05,
  unknownAmenity: 0.01,
  paddedText: 0.05,
} as const;

type Home = {
  reference: string;
  permit: string;
  isRental: boolean;
  isOffPlan: boolean;
  hasGone: boolean;
  type: string;
  price: number | null;
  size: number | null;
  bedrooms: number;
  city: string;
  district: string;
  community: string | null;
  building: string;
  title: string;
  arabicTitle: string | null;
  description: string;
  developer: string;
  amenities: string[];
  pictures: string[];
  point: [latitude: number, longitude: number];
  agent: number;
  updatedAt: string;
  /** The irregularities of this home. */
  isOdd: Record<'wordsForNumbers' | 'swappedCoordinates' | 'unknownAmenity' | 'paddedText', boolean>;
};

const newest = Date.UTC(2026, 5, 1);
const amenities = ['AC', 'BA', 'BW', 'CP', 'CS', 'MR', 'PG', 'PP', 'SE', 'SP', 'ST', 'SY', 'VW', 'WC'];
const amenityNames = ['Balcony', 'Shared Gym', 'Shared Pool', 'Maids Room', 'Covered Parking', 'Concierge'];
/** Property Finder's codes, and Bayut's names where they differ from ours. */
const codes: Record<string, string> = {
  Apartment: 'AP',
  Villa: 'VH',
  Townhouse: 'TH',
  Penthouse: 'PH',
  Duplex: 'DX',
  Office: 'OF',
  Plot: 'LP',
};
const bayutNames: Record<string, string> = { Plot: 'Residential Land', Penthouse: 'Pent House' };

/** A feed of invented homes in the format of a portal, in pieces. The same options give the same bytes. */
export function* portalFeed(portal: Portal, options: PortalFeedOptions): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  const isBayut = portal === 'bayut';
  yield isBayut
    ? '<Properties>\n'
    : `<list last_update="${timeText(newest)}" listing_count="${options.homes}">\n`;
  for (const home of homesOf(options)) {
    if (isBayut) yield bayutHome(home);
    else if (!home.hasGone) yield propertyFinderHome(home);
  }
  yield isBayut ? '</Properties>\n' : '</list>\n';
}

function* homesOf({ homes, seed, gone = 0 }: PortalFeedOptions): Generator<Home> {
  let leaving = gone;
  for (let index = 0; index < homes; index += 1) {
    const home = homeAt(createRandom(seed * 1_000_003 + index * 7_919), index);
    const hasGone = leaving > 0 && !home.isRental && !home.isOffPlan && home.title !== '';
    if (hasGone) leaving -= 1;
    yield { ...home, hasGone };
  }
}

function homeAt(random: Random, index: number): Omit<Home, 'hasGone'> {
  const place = random.weighted(places);
  const district = random.weighted(place.districts);
  const kind = random.weighted(kinds);
  const isOffPlan = random.chance(0.3);
  const size = Math.round(kind.area * Math.exp(random.normal() * 0.35));
  const bedrooms = random.between(kind.bedrooms[0], kind.bedrooms[1]);
  const building = `${random.pick(nameBeginnings)} ${random.pick(nameEndings)}`;
  // The previous home's reference, as in combined exports of two offices.
  const number = index > 0 && random.chance(oddShares.repeatedReference) ? index - 1 : index;
  const rooms = bedrooms === 0 ? kind.type : `${bedrooms} Bedroom ${kind.type}`;
  return {
    reference: `GEN-S-${number}`,
    permit: random.chance(oddShares.noPermit) ? '' : String(7_100_000_000 + index),
    isRental: random.chance(oddShares.rental),
    isOffPlan,
    type: kind.type,
    price: random.chance(oddShares.noPrice)
      ? null
      : Math.max(5_000, Math.round((size * kind.rate * Math.exp(random.normal() * 0.3)) / 5_000) * 5_000),
    size: random.chance(oddShares.noSize) ? null : size,
    bedrooms,
    city: place.city,
    district,
    community: communityOf(district, index),
    building: !isOffPlan && random.chance(oddShares.noBuilding) ? '' : building,
    title: random.chance(oddShares.noTitle)
      ? ''
      : `${rooms} | ${random.pick(views)} & ${random.pick(states)}`,
    arabicTitle: random.chance(0.6) ? `${random.pick(arabicNames)} ${random.pick(arabicQualities)}` : null,
    description:
      `${rooms} in ${district}, ${place.city}, of ${size} square feet.<br/>` +
      'Stone floors, a generous terrace and a kitchen with everything built in. Residents share a pool, a gymnasium ' +
      'and a lobby that is staffed day and night; schools and the waterfront are a short drive away.',
    developer: `${random.pick(developerFirst)} ${random.pick(developerLast)}`,
    amenities: amenities.filter(() => random.chance(0.4)),
    pictures: Array.from(
      { length: random.between(0, 8) },
      () => `https://images.example.com/${random.between(1, 400)}.jpg?width=1200&home=${index}`,
    ),
    point: [Number((24.9 + random.next() * 0.5).toFixed(6)), Number((55 + random.next() * 0.5).toFixed(6))],
    agent: random.between(1, 40),
    updatedAt: timeText(newest - Math.floor(random.next() * 900 * day)),
    isOdd: {
      wordsForNumbers: random.chance(oddShares.wordsForNumbers),
      swappedCoordinates: random.chance(oddShares.swappedCoordinates),
      unknownAmenity: random.chance(oddShares.unknownAmenity),
      paddedText: random.chance(oddShares.paddedText),
    },
  };
}

const views = ['Marina View', 'High Floor', 'Corner Plot', 'Sea View', 'Park View', 'Quiet Street'];
const states = ['Vacant', 'Tenanted', 'Upgraded', 'Brand New', 'Motivated Seller'];

function propertyFinderHome(home: Home): string {
  const { isOdd, point } = home;
  const bedroom = isOdd.wordsForNumbers ? (home.bedrooms === 0 ? 'Studio' : '7+') : String(home.bedrooms);
  const codesOfHome = [...home.amenities, ...(isOdd.unknownAmenity ? ['XX'] : [])];
  const values: [name: string, value: string][] = [
    ['reference_number', home.reference],
    ['permit_number', home.permit],
    ['offering_type', home.isRental ? 'RR' : 'RS'],
    ['property_type', isOdd.wordsForNumbers ? home.type : (codes[home.type] ?? home.type)],
    ['price_on_application', home.price === null ? 'Yes' : 'No'],
    ['price', String(home.price ?? 0)],
    ['city', home.city],
    ['community', home.district],
    ['sub_community', home.community ?? ''],
    ['property_name', home.building],
    ['project_name', home.isOffPlan ? home.building : ''],
    ['title_en', home.title],
    ['title_ar', home.arabicTitle ?? ''],
    ['description_en', home.description],
    // With a trailing comma, as in some feeds.
    ['private_amenities', codesOfHome.map((code) => `${code},`).join('')],
    ['size', String(home.size ?? '')],
    ['bedroom', bedroom],
    ['bathroom', String(home.bedrooms + 1)],
    ['developer', home.developer],
    ['completion_status', home.isOffPlan ? 'off_plan' : 'completed'],
    // Usually longitude first, sometimes latitude.
    ['geopoints', (isOdd.swappedCoordinates ? point : point.toReversed()).join(',')],
  ];
  const agent: [name: string, value: string][] = [
    ['id', String(home.agent)],
    ['name', `Agent ${home.agent}`],
    ['email', `agent-${home.agent}@agency.example`],
    ['phone', `97150${String(1_000_000 + home.agent)}`],
    ['license_no', String(40_000 + home.agent)],
  ];
  const photos = home.pictures.map((url) => element('url', url, false)).join('');
  return (
    `<property last_update="${home.updatedAt}">\n${elements(values, isOdd.paddedText)}` +
    `  <agent>\n${elements(agent, false)}  </agent>\n  <photo>\n${photos}  </photo>\n</property>\n`
  );
}

function bayutHome(home: Home): string {
  const { isOdd } = home;
  const studio = isOdd.wordsForNumbers ? 0 : -1;
  const values: [name: string, value: string][] = [
    ['Property_Ref_No', home.reference],
    ['Permit_Number', home.permit],
    ['Property_Status', home.hasGone ? 'deleted' : 'live'],
    ['Property_purpose', home.isRental ? 'Rent' : 'Buy'],
    ['Property_Type', bayutNames[home.type] ?? home.type],
    ['Property_Size', String(home.size ?? '')],
    ['Property_Size_Unit', 'SQFT'],
    ['Bedrooms', isOdd.wordsForNumbers && home.bedrooms > 4 ? '10+' : String(home.bedrooms || studio)],
    ['Bathrooms', String(home.bedrooms + 1)],
    // Two spellings are in use.
    [isOdd.wordsForNumbers ? 'Off_Plan' : 'Off_plan', home.isOffPlan ? 'Yes' : 'No'],
    ['Last_Updated', home.updatedAt],
    ['Property_Title', home.title],
    ['Property_Title_AR', home.arabicTitle ?? ''],
    ['Property_Description', home.description],
    ['Price', String(home.price ?? '')],
    ['City', home.city],
    ['Locality', home.district],
    ['Sub_Locality', home.community ?? ''],
    ['Tower_Name', home.building],
    ['Listing_Agent', `Agent ${home.agent}`],
    ['Listing_Agent_Email', `agent-${home.agent}@agency.example`],
    ['Listing_Agent_Phone', `97150${String(1_000_000 + home.agent)}`],
  ];
  const features = amenityNames.filter((_name, index) => home.amenities.length % 6 >= index);
  if (isOdd.unknownAmenity) features.push('Helipad (on request)');
  const list = (outer: string, inner: string, texts: string[]) =>
    `  <${outer}>\n${texts.map((text) => element(inner, text, false)).join('')}  </${outer}>\n`;
  return (
    `<Property>\n${elements(values, isOdd.paddedText)}${list('Features', 'Feature', features)}` +
    `${list('Images', 'Image', home.pictures)}</Property>\n`
  );
}

function elements(values: [name: string, value: string][], isPadded: boolean): string {
  return values.map(([name, value]) => element(name, value, isPadded)).join('');
}

/** Text is in CDATA, as both portals require; none of ours contains `]]>`. */
function element(name: string, value: string, isPadded: boolean): string {
  const text = isPadded ? `\n    ${value}\n  ` : value;
  return `  <${name}><![CDATA[${text}]]></${name}>\n`;
}

function timeText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
