import { pictureUrl } from '@/lib/catalog/pictures/picture-url';
import { isOffPlan } from '@/lib/catalog/sales/off-plan';
import type { StoredRecord } from '@/lib/catalog/sql/read/records';
import { dubaiOffset } from '@/lib/dubai-day';
import { plainText } from '@/lib/format/plain-text';
import { site } from '@/lib/site';
import { type AdvertisedHome, advertisedHomes } from './advertised-homes';

/** A home for sale in the portal's format; unknown values are left out. */
export type Entry = { reference: string; xml: string };

const maxPictures = 30;

/** The entries of a property's homes that may be advertised. */
export function entriesOf(record: StoredRecord): Entry[] {
  return advertisedHomes(record).map((home) => ({ reference: home.reference, xml: entryXml(record, home) }));
}

function entryXml(record: StoredRecord, home: AdvertisedHome): string {
  const pictures = [record.cover_image, ...record.images].flatMap((image) => absolutePicture(image) ?? []);
  const floorPlan = absolutePicture(home.floorPlan);
  return element('Property', [
    text('Property_Ref_No', home.reference),
    text('Permit_Number', record.permit_number),
    text('Property_Status', 'live'),
    text('Property_purpose', 'Buy'),
    text('Property_Type', record.property_type),
    text('Property_Size', home.area === null ? null : Math.round(home.area)),
    text('Property_Size_Unit', home.area === null ? null : 'SQFT'),
    text('Bedrooms', home.bedrooms === 0 ? -1 : home.bedrooms),
    text('Bathrooms', home.bathrooms),
    list('Features', 'Feature', record.facilities),
    text('Off_plan', isOffPlan(record.property_status) ? 'Yes' : 'No'),
    list('Portals', 'Portal', ['Bayut', 'dubizzle']),
    text('Last_Updated', portalTime(home.updatedAt)),
    text('Property_Title', home.title),
    text('Property_Title_AR', record.arabic_title),
    text('Property_Description', record.description === null ? null : plainText(record.description)),
    text('Price', home.price),
    text('City', record.city),
    text('Locality', record.district),
    text('Sub_Locality', record.community),
    text('Tower_Name', record.title),
    list('Images', 'Image', [...new Set(pictures)].slice(0, maxPictures)),
    list('Floor_Plans', 'Floor_Plan', floorPlan ? [floorPlan] : []),
  ]);
}

/** The entry that takes a home off the portal. */
export function deletedXml(reference: string): string {
  return element('Property', [text('Property_Ref_No', reference), text('Property_Status', 'deleted')]);
}

function absolutePicture(image: string | null): string | null {
  const url = image === null ? null : pictureUrl(image);
  return url?.startsWith('/') ? `${site.url}${url}` : url;
}

/** `2026-03-01 18:04:11` in Dubai. */
function portalTime(time: string): string {
  return new Date(Date.parse(time) + dubaiOffset).toISOString().slice(0, 19).replace('T', ' ');
}

function element(name: string, children: string[]): string {
  return `<${name}>${children.join('')}</${name}>\n`;
}

function list(name: string, child: string, values: string[]): string {
  return values.length > 0 ? `<${name}>${values.map((value) => text(child, value)).join('')}</${name}>` : '';
}

/** Characters that XML does not allow. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function text(name: string, value: string | number | null): string {
  if (value === null || value === '') return '';
  const safe = String(value).replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return `<${name}><![CDATA[${safe}]]></${name}>`;
}
