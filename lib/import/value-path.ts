import { isAbsent, isRecord } from '@/lib/catalog/parse/fields';

/**
 * The value at a path such as `developer.name`, `photos[0].src` or `units[*].price` (a list). A key that contains dots
 * or brackets matches as the whole path. Names are compared ignoring case where no name is exactly equal. Undefined when
 * missing.
 */
export function valueAt(row: unknown, path: string): unknown {
  if (isRecord(row) && Object.hasOwn(row, path)) return row[path];
  if (!/[.[]/.test(path)) return isRecord(row) ? own(row, path) : undefined;
  const steps = path
    .replace(/\[(\d+|\*)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  return follow(row, steps);
}

/** The first value found at several paths. */
export function firstValueAt(row: unknown, paths: string | string[]): unknown {
  const values = [paths].flat().map((path) => valueAt(row, path));
  return values.find((value) => !isAbsent(value) && !(Array.isArray(value) && value.length === 0));
}

function follow(value: unknown, steps: string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (step === '*') return Array.isArray(value) ? value.map((entry) => follow(entry, rest)) : undefined;
  if (Array.isArray(value)) return follow(value[Number(step)], rest);
  return isRecord(value) ? follow(own(value, step), rest) : undefined;
}

function own(record: Record<string, unknown>, key: string): unknown {
  if (Object.hasOwn(record, key)) return record[key];
  const lower = key.toLowerCase();
  const alike = Object.keys(record).find((name) => name.toLowerCase() === lower);
  return alike === undefined ? undefined : record[alike];
}
