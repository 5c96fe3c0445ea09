import { type Column, distinct } from '../columns';
import type { Feed } from './feed';
import { isAddress } from './known-columns';
import { arePlaces, cityOf, isCity } from './known-values';
import { combined, type Fields, type Part } from './part';

/** The rules of city, district and community. */
export function guessPlaces(feed: Feed): Part {
  const { city, district, formatted_address: address } = feed.found;
  return combined([
    city ? cityRule(city, feed) : {},
    district ? { fields: { district: district.path } } : {},
    address && isAddress(address) ? placesOfAddress(address, feed) : cityOfOwnDistricts(feed),
  ]);
}

function cityRule(city: Column, { choices }: Feed): Partial<Part> {
  const only = choices.city ? null : cityOfDistricts(city);
  if (!only) return { fields: { city: { path: city.path, default: 'Dubai' } } };
  return {
    fields: { city: { value: only } },
    notes: [`"${city.path}" names districts, too: all rows are assumed to be in ${only}.`],
  };
}

/** The city of a feed that names districts only. */
function cityOfOwnDistricts({ found: { city, district }, choices }: Feed): Partial<Part> {
  const only = district && !city && !choices.city ? cityOf(distinct(district)) : null;
  if (only === null) return {};
  return {
    fields: { city: { value: only } },
    notes: [`No column looks like a city: all rows are assumed to be in ${only}, where the districts are.`],
  };
}

/** City, district and community from the end of an address, unless they have columns of their own. */
function placesOfAddress(address: Column, { found, choices }: Feed): Part {
  const isCityOpen = !found.city && !choices.city;
  const city = isCityOpen ? cityOf([...new Set(endingsOf(address))]) : null;
  return combined([isCityOpen ? cityOfAddress() : {}, { fields: districtOfAddress() }]);

  function cityOfAddress(): Partial<Part> {
    if (city === null)
      return {
        fields: { city: { path: address.path, split: ',', take: -1 } },
        notes: [`City and district are the last parts of "${address.path}".`],
      };
    return {
      fields: { city: { value: city } },
      notes: [`All rows are assumed to be in ${city}, where the last parts of "${address.path}" are.`],
    };
  }

  function districtOfAddress(): Fields {
    if (found.district || choices.district) return {};
    const endsInDistrict = city !== null || (found.city && !endsWithCity(address, found.city));
    const take = endsInDistrict ? -1 : -2;
    // Under "Unit", the part before the district begins with the number of the home.
    const hasCommunity = !found.community && !choices.community && address.name !== 'unit';
    return {
      district: { path: address.path, split: ',', take },
      ...(hasCommunity && { community: { path: address.path, split: ',', take: take - 1 } }),
    };
  }
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
