import { type Column, distinct } from '../columns';
import type { Choices } from './choices';
import { type Found, isAddress } from './known-columns';
import { arePlaces, cityOf, isCity } from './known-values';

export type Fields = Record<string, unknown>;

/** A mapping in the making: `found` are its columns, `choices` what a person chose, `notes` what a person should check. */
type Draft = { fields: Fields; found: Found; choices: Choices; notes: string[] };

/** Adds the rules of city, district and community. */
export function addPlaces(draft: Draft): void {
  const { fields, found, choices, notes } = draft;
  const address = found.formatted_address;
  if (found.city) {
    const only = choices.city ? null : cityOfDistricts(found.city);
    fields.city = only ? { value: only } : { path: found.city.path, default: 'Dubai' };
    if (only) notes.push(`"${found.city.path}" names districts, too: all rows are assumed to be in ${only}.`);
  }
  if (found.district) fields.district = found.district.path;
  if (address && isAddress(address)) addPlacesOfAddress(address, draft);
  else addCityOfDistricts(draft);
}

function addCityOfDistricts({ fields, found: { city, district }, choices, notes }: Draft): void {
  const only = district && !city && !choices.city ? cityOf(distinct(district)) : null;
  if (only === null) return;
  fields.city = { value: only };
  notes.push(`No column looks like a city: all rows are assumed to be in ${only}, where the districts are.`);
}

/** Takes city, district and community from the end of an address, unless they have columns of their own. */
function addPlacesOfAddress(address: Column, { fields, found, choices, notes }: Draft): void {
  const isCityOpen = !found.city && !choices.city;
  const city = isCityOpen ? cityOf([...new Set(endingsOf(address))]) : null;
  if (city !== null) {
    fields.city = { value: city };
    notes.push(`All rows are assumed to be in ${city}, where the last parts of "${address.path}" are.`);
  } else if (isCityOpen) {
    fields.city = { path: address.path, split: ',', take: -1 };
    notes.push(`City and district are the last parts of "${address.path}".`);
  }
  if (found.district || choices.district) return;
  const endsInDistrict = city !== null || (found.city && !endsWithCity(address, found.city));
  const take = endsInDistrict ? -1 : -2;
  fields.district = { path: address.path, split: ',', take };
  // Under "Unit", the part before the district begins with the number of the home.
  if (!found.community && !choices.community && address.name !== 'unit')
    fields.community = { path: address.path, split: ',', take: take - 1 };
}

/** The city of a column that names districts of it in place of the city, and no other city; else null. */
function cityOfDistricts(column: Column): string | null {
  const names = distinct(column);
  const city = cityOf(names);
  return names.some((name) => isCity(name) && name !== city) ? null : city;
}

/** The last part of each address. */
function endingsOf({ texts }: Column): string[] {
  return texts.map((text) => text.split(/[,،]/).at(-1)?.trim() ?? '');
}

/** Titles that are also addresses: "1204 Marina Gate, Dubai Marina" under "Unit", or under a heading that means both. */
export function addressIn(title: Column | undefined): Column | undefined {
  if (!title || !['unit', 'العنوان'].includes(title.name) || !isAddress(title)) return undefined;
  return arePlaces([...new Set(endingsOf(title))]) ? title : undefined;
}

/** Some rows may lack the city. */
const minShareWithCity = 0.9;

/** Whether addresses end with the city that another column names, too: "Dubai Marina, Dubai" and "Dubai". */
function endsWithCity(address: Column, city: Column): boolean {
  const cities = new Set(distinct(city).map((name) => name.trim().toLowerCase()));
  const ending = endingsOf(address).filter((name) => cities.has(name.toLowerCase()));
  return ending.length >= address.texts.length * minShareWithCity;
}

/** Whether a column of areas only repeats the city, such as "Dubai" in all rows. */
export function repeatsCity(column: Column, city: Column): boolean {
  if (cityOfDistricts(city)) return false;
  const values = new Set(distinct(city));
  return distinct(column).every((value) => values.has(value));
}
