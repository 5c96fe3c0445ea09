import type { District, FilterOptions, Named, OptionList } from '@/lib/catalog/types';
import { parseList, parseObject } from './envelope';
import { isAbsent, isRecord } from './fields';
import { parseCount, parseId } from './number';
import type { OnProblem } from './problem';
import { parseRelation, type Relation } from './relation';
import { slugOf } from './slug';
import { stableId } from './stable-id';

/** Keys of each list in backends; the misspelt `cites` really occurs. */
const listNames: Record<OptionList, string[]> = {
  property_types: ['property_types', 'types'],
  property_statuses: ['property_statuses', 'statuses'],
  sales_statuses: ['sales_statuses'],
  cities: ['cities', 'cites'],
  districts: ['districts'],
  developers: ['developers', 'developer_companies'],
};

/**
 * Options of every filter, from `{id, name}` or `{value, label}`; missing lists are empty, missing counts null. Null,
 * with a report, when there is no list at all.
 */
export function parseFilterOptions(value: unknown, onProblem: OnProblem): FilterOptions | null {
  const keys = Object.values(listNames).flat();
  const row = parseObject(value, (record) => keys.some((key) => key in record));
  if (!row) {
    onProblem('filters', 'holds no list of options');
    return null;
  }
  const list = (key: OptionList) => {
    const name = listNames[key].find((candidate) => !isAbsent(row[candidate])) ?? key;
    return (parseList(row[name])?.items ?? []).map((item) => ({ item, path: `filters.${name}` }));
  };
  const options = (key: OptionList) =>
    list(key).flatMap(({ item, path }) => {
      const named = parseNamed(item, path, onProblem);
      return named ? [{ ...named, count: parseOptionCount(item) }] : [];
    });
  return {
    property_types: options('property_types'),
    property_statuses: options('property_statuses'),
    sales_statuses: options('sales_statuses'),
    cities: options('cities'),
    developers: options('developers'),
    districts: list('districts').flatMap(({ item, path }) => {
      const district = parseDistrict(item, path, onProblem);
      return district ? [{ ...district, count: parseOptionCount(item) }] : [];
    }),
  };
}

/** An item with id and name; null, with a report, when either is missing. */
export function parseNamed(value: unknown, path: string, onProblem: OnProblem): Named | null {
  const relation = parseRelation(value, (reason) => onProblem(path, reason));
  const id = relation?.id ?? (isRecord(value) ? parseId(value.value) : null);
  if (!relation?.name || id === null) {
    onProblem(path, 'has no id or no name');
    return null;
  }
  return { id, name: relation.name, slug: relation.slug ?? slugOf(relation.name) };
}

/** A district; `city_id` is null when unknown. */
export function parseDistrict(value: unknown, path: string, onProblem: OnProblem): District | null {
  const named = parseNamed(value, path, onProblem);
  if (!named || !isRecord(value)) return null;
  const city = parseRelation(value.city ?? value.city_id, () => undefined);
  return { ...named, city_id: city?.id ?? null };
}

function parseOptionCount(value: unknown): number | null {
  return isRecord(value) ? parseCount(value.count ?? value.properties_count, () => undefined) : null;
}

/** A relation with both id and name, completed from `known`; null when it cannot be completed. */
export function completeRelation(relation: Relation | null, known: readonly Named[]): Named | null {
  if (!relation) return null;
  const wanted = relation.name?.toLowerCase();
  const match = known.find((entry) =>
    relation.id === null ? entry.name.toLowerCase() === wanted : entry.id === relation.id,
  );
  if (match) return { id: match.id, name: relation.name ?? match.name, slug: match.slug };
  if (!relation.name) return null;
  const slug = relation.slug ?? slugOf(relation.name);
  return { id: relation.id ?? stableId(slug), name: relation.name, slug };
}
