import { isHandedOver, parseDateValue } from '@/lib/catalog/parse/date';
import { isOnRequest, parseArea, parsePrice, parseRooms } from '@/lib/catalog/parse/number';
import { keysOf } from '@/lib/typed-keys';
import { type Column, distinct, isMostly, isNumeric, isText, median, numberIn } from '../columns';
import { paymentPlansIn } from '../payment-plan-text';
import { announcesThousands } from './conversions';
import { isBareType, saleOf, statusOf, typeOf } from './known-values';

type Wanted = { names: string[]; fits: (column: Column) => boolean };

const isUrl = ({ texts }: Column) =>
  texts.length > 0 && texts.every((text) => /^(?:https?:)?\/\/|^\//.test(text));
const canMostly = (read: (text: string) => boolean, { texts }: Column) =>
  isMostly(texts.filter(read).length, texts.length);
const ignore = () => {};
const isRooms = (column: Column) => canMostly((text) => parseRooms(text, ignore) !== null, column);
/** Pairs of numbers, possibly with an altitude. */
const isCoordinates = ({ texts }: Column) =>
  texts.length > 0 && texts.every((text) => /^-?\d+(?:\.\d+)?(?:\s*[,;]\s*-?\d+(?:\.\d+)?){1,2}$/.test(text));
const isLine = (column: Column) =>
  isText(column) && !isUrl(column) && !isCoordinates(column) && column.inner === null;
const isPlace = (column: Column) => isLine(column) && median(column.texts.map((text) => text.length)) < 60;
const isDate = (column: Column) =>
  canMostly((text) => /\d{4}/.test(text) || parseDateValue(text, ignore) !== null, column);
const isHandover = (column: Column) =>
  isDate({ ...column, texts: column.texts.filter((text) => !isHandedOver(text)) });
/** Whether most values have several parts, as in "Marina Gate, Dubai Marina, Dubai". */
export const isAddress = ({ texts }: Column) =>
  texts.length > 0 && texts.filter((text) => /[,،]/.test(text)).length >= texts.length * 0.9;
/** Numbers of records or homes, such as "P-00012" or "1204". */
const isCode = (text: string) => /^[A-Z0-9_./#-]{1,24}$/.test(text) && /\d/.test(text);
const isCodes = ({ texts }: Column) => isMostly(texts.filter(isCode).length, texts.length);
const isTitle = (column: Column) =>
  isLine(column) &&
  !column.texts.every(isBareType) &&
  !isCodes(column) &&
  (column.name !== 'unit' || isHome(column));
/** Addresses of homes under "Unit", such as "1204 Marina Gate", unlike "sqft" and "2 BR + Maid". */
const isHome = (column: Column) =>
  isAddress(column) || (!isRooms(column) && canMostly((text) => /\d/.test(text), column));
/** A date, or seconds or milliseconds since 1970. */
const isMoment = (column: Column) => isDate(column) || isNumeric(column, 1_000_000_000, 3_000_000_000_000);
/** A rate is usually one per square foot, a charge or a percentage. */
const leastPrice = (column: Column) =>
  column.name === 'rate' ? 200_000 : announcesThousands(column) ? 100 : 10_000;
const isPrice = (column: Column) => {
  const texts = column.texts.filter((text) => !isOnRequest(text));
  const numbers = texts.map((text) => parsePrice(text, ignore)).filter((price) => price !== null);
  return isNumeric({ ...column, texts, numbers }, leastPrice(column), 10_000_000_000);
};
const isSize = (column: Column) => {
  const sizes = column.texts.map((text) => numberIn(text) ?? parseArea(text, ignore));
  return isNumeric({ ...column, numbers: sizes.filter((size) => size !== null) }, 10, 500_000);
};
const any = ({ texts }: Column) => texts.length > 0;

/**
 * Names of our fields in feeds, most likely first, and a test of their values. Arabic headings are translated first,
 * except العنوان, which means both title and address.
 */
const wanted = {
  title: {
    names:
      'title titleen name nameen projectname propertyname propertytitle listingtitle unittitle adtitle headline buildingname building tower project buildingproject projectbuilding property dealname listingname unit العنوان'.split(
        ' ',
      ),
    fits: isTitle,
  },
  arabic_title: { names: ['arabictitle', 'titlear', 'namear', 'titlearabic'], fits: isLine },
  reference: {
    names:
      'reference referencenumber referenceno refno ref propertyreference propertyreferencenumber propertyreferenceno propertyrefno listingref listingreference listingid listingno propertyid propertycode propertyref projectid externalid recordid inventoryid unitcode code id uuid'.split(
        ' ',
      ),
    fits: any,
  },
  description: {
    names:
      'description descriptionen propertydescription overview about details remarks itemdescription text'.split(
        ' ',
      ),
    fits: isText,
  },
  city: { names: ['city', 'cityname', 'emirate', 'citynameen', 'uaeemirate'], fits: isPlace },
  district: {
    names:
      'district districtname mastercommunity community communityarea communityname locality neighbourhood neighborhood areaname area location'.split(
        ' ',
      ),
    fits: (column) => isPlace(column) && !(column.name === 'location' && isAddress(column)),
  },
  community: {
    names: 'subcommunity subcommunityname sublocality sublocation subdistrict community communityname'.split(
      ' ',
    ),
    fits: isPlace,
  },
  formatted_address: {
    names: ['address', 'fulladdress', 'formattedaddress', 'location', 'العنوان'],
    fits: isLine,
  },
  developer: {
    names: ['developername', 'developer', 'developercompany', 'builder', 'builtby'],
    fits: isPlace,
  },
  property_type: {
    names: [
      'propertytype',
      'unittype',
      'hometype',
      'type',
      'propertycategory',
      'category',
      'subtype',
      'property',
    ],
    // "2 Bedroom Villa", unlike "2 BR".
    fits: (column) =>
      isPlace(column) && (!isRooms(column) || column.texts.every((text) => typeOf(text) !== null)),
  },
  property_status: {
    names: [
      'propertystatus',
      'completionstatus',
      'projectstatus',
      'constructionstatus',
      'completion',
      'propertytype',
      'status',
      'state',
    ],
    fits: (column) => isPlace(column) && distinct(column).some((text) => statusOf(text) !== null),
  },
  sales_status: {
    names: ['salesstatus', 'salestatus', 'availability', 'status', 'state'],
    fits: (column) => isPlace(column) && distinct(column).some((text) => saleOf(text) !== null),
  },
  low_price: {
    names:
      'lowpriceaed pricefromaed priceaed minpriceaed lowprice pricefrom minprice startingprice startingpriceaed startprice priceusd price askingprice asking sellingprice saleprice listprice listingprice salesprice sellprice purchaselistprice priceamountssale pricerange totalprice amount rate'.split(
        ' ',
      ),
    fits: isPrice,
  },
  min_area: {
    names:
      'minareasqft areasqft sizesqft sqft builtuparea bua minarea areafrom sizefrom minsize totalsize totalarea size area propertysize builtup builtupsize unitsize unitarea sizerange sizes suitearea sqm m2'.split(
        ' ',
      ),
    fits: isSize,
  },
  bedrooms: {
    names:
      'bedrooms bedroom beds bed noofbedrooms noofbeds numberofbedrooms unitbedrooms rooms br bhk configuration config unittype type'.split(
        ' ',
      ),
    // Types as numbers are codes.
    fits: (column) => isRooms(column) && !(column.name.endsWith('type') && isNumeric(column, 0, Infinity)),
  },
  bathrooms: {
    names: 'bathrooms bathroom baths bath noofbathrooms noofbaths numberofbathrooms unitbathrooms'.split(' '),
    fits: isRooms,
  },
  unit_number: {
    names: ['unitno', 'unitnumber', 'unitnum', 'apartmentno', 'flatno', 'villano', 'unit'],
    fits: isCodes,
  },
  floor: { names: ['floor', 'floorno', 'floornumber', 'level'], fits: any },
  residential_units: {
    names: ['residentialunits', 'totalunits', 'unitscount', 'numberofunits'],
    fits: (column) => isNumeric(column, 1, 100_000),
  },
  completion_rate: {
    names: ['completionrate', 'completionpercentage', 'progress', 'constructionprogress', 'completion'],
    fits: (column) => isNumeric(column, 0, 100),
  },
  delivery_date: {
    names:
      'deliverydate handover handoverdate completiondate completiondatetime readydate delivery completion expectedhandover expectedcompletion expectedcompletiondate'.split(
        ' ',
      ),
    fits: isHandover,
  },
  updated_at: {
    names:
      'updatedat lastupdated lastupdate lastupdatedat updatedon updateddate dateupdated modified modifiedat modifiedon lastmodified lastmodifieddate modificationtimestamp listed listedon listedat listeddate listingdate datelisted publishedat publishedon published publishdate datepublished postedon postedat dateposted addedon addedat dateadded createdat createdon createdate created datecreated creationdate date timestamp'.split(
        ' ',
      ),
    fits: isMoment,
  },
  latitude: { names: ['latitude', 'lat'], fits: (column) => isNumeric(column, 20, 30) },
  longitude: { names: ['longitude', 'lng', 'lon', 'long'], fits: (column) => isNumeric(column, 50, 60) },
  map_coordinates: {
    names: [
      'coordinates',
      'geopoints',
      'geo',
      'mapcoordinates',
      'latlng',
      'latlong',
      'progooglecoordinates',
      'googlecoordinates',
      'gps',
      'map',
      'location',
      'address',
    ],
    fits: isCoordinates,
  },
  permit_number: {
    names:
      'permitnumber permit permitno trakheesi trakheesipermit trakheesino trakheesipermitnumber trakheesinumber rerapermit rerapermitnumber rerapermitno rerastrno dldpermit dldpermitnumber dtcmpermit listingadvertisementnumber advertisementnumber'.split(
        ' ',
      ),
    fits: any,
  },
  project_number: { names: ['projectnumber', 'projectno', 'dldprojectnumber'], fits: any },
  escrow_account: { names: ['escrowaccount', 'escrownumber', 'escrow'], fits: any },
  service_charge: {
    names: ['servicecharge', 'servicecharges'],
    fits: (column) => isNumeric(column, 0.1, 1_000),
  },
  agent_email: {
    names: ['agentemail', 'brokeremail', 'listingagentemail', 'salesmanemail'],
    fits: ({ texts }) => texts.some((text) => text.includes('@')),
  },
  agent_name: {
    names:
      'agentname agentfullname listingagent listingagentname listingagentfullname brokername salesman agent'.split(
        ' ',
      ),
    fits: (column) => isText(column) && !isCodes(column) && !column.texts.some((text) => text.includes('@')),
  },
  agent_phone: {
    names:
      'agentphone agentphonenumber agentmobile agentmobilenumber listingagentphone listingagentmobile brokerphone'.split(
        ' ',
      ),
    fits: (column) => canMostly((text) => text.replace(/\D/g, '').length >= 7, column),
  },
  payment_plans: {
    names: ['paymentplan', 'paymentplans', 'plan'],
    fits: ({ texts }) => texts.some((text) => paymentPlansIn(text).length > 0),
  },
} satisfies Record<string, Wanted>;

export type KnownField = keyof typeof wanted;

/** The column of each field that a feed has. */
export type Found = Partial<Record<KnownField, Column>>;

export const knownFields = keysOf(wanted);

/** Names that are too general for a nested column, such as `agent.name`. */
const generic = new Set(
  'id name nameen namear title titlear code type status state text area location date details uuid'.split(
    ' ',
  ),
);

/** Units with which headings end, those of the site first: "Asking (AED)", "Area in sqm", but no "Price / sqft". */
const headingUnits: Partial<Record<KnownField, string[]>> = {
  low_price: [
    ...['aed', 'inaed', 'dhs', 'indhs', 'dh', '', 'usd', 'inusd'],
    ...['aed000', 'inaed000', 'aed000s', '000', '000s', 'in000', 'in000s', 'inthousands', 'aedthousands'],
  ],
  min_area: ['sqft', 'insqft', '', 'sqm', 'insqm', 'm2', 'inm2'],
};

/** The most likely column of a field, except those `taken`; undefined when none fits. */
export function columnOf(
  field: KnownField,
  columns: readonly Column[],
  taken: Set<string> = new Set(),
): Column | undefined {
  const { names, fits }: Wanted = wanted[field];
  for (const name of names.flatMap((name) => (headingUnits[field] ?? ['']).map((unit) => name + unit))) {
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
