import { parseDistrict, parseNamed } from '../parse/parse-filter-options';
import type { OnProblem } from '../parse/problem';
import type { District, FilterOptions, Named } from '../types';
import type { GetJson } from './http';
import { getWholeList } from './lists';
import { paths } from './paths';

/** Cities, districts and developers, from the filter options when the backend has no list of them. */
export function createPlaces(
  getJson: GetJson,
  filterOptions: () => Promise<FilterOptions>,
  onProblem: OnProblem,
) {
  async function listNamed(path: string): Promise<Named[] | null> {
    const items = await getWholeList(getJson, path, onProblem);
    return items?.map((item) => parseNamed(item, path, onProblem)).filter((named) => named !== null) ?? null;
  }

  async function listCities(): Promise<Named[]> {
    return (await listNamed(paths.cities)) ?? (await filterOptions()).cities.map(withoutCount);
  }

  async function listDevelopers(): Promise<Named[]> {
    return (await listNamed(paths.developers)) ?? (await filterOptions()).developers.map(withoutCount);
  }

  async function listDistricts(cityId?: number): Promise<District[]> {
    const ofCity = cityId === undefined ? null : await readDistricts(paths.cityDistricts(cityId));
    if (ofCity && cityId !== undefined) return ofCity.map((district) => ({ ...district, city_id: cityId }));
    const all = (await readDistricts(paths.districts)) ?? (await filterOptions()).districts.map(withoutCount);
    return cityId === undefined ? all : all.filter((district) => district.city_id === cityId);
  }

  async function readDistricts(path: string): Promise<District[] | null> {
    const items = await getWholeList(getJson, path, onProblem);
    return (
      items?.map((item) => parseDistrict(item, path, onProblem)).filter((found) => found !== null) ?? null
    );
  }

  return { listCities, listDistricts, listDevelopers };
}

function withoutCount<T extends { count: number | null }>({ count, ...named }: T): Omit<T, 'count'> {
  return named;
}
