import { isAbsent, isRecord } from '@/lib/catalog/parse/fields';

/**
 * The value at a path such as `developer.name`, `photos[0].src` or `units[*].price` (a list); undefined when missing. A
 * key with dots or brackets matches as the whole path. Case is ignored if no name is exactly equal.
 */
export function valueAt(row: unknown, path: string): unknown {
  if (isRecord(row) && Object.hasOwn(row, path)) return row[path];
  if (!/[.[]/.test(path)) return isRecord(row) ? own(row, path) : undefined;
  return follow(row, stepsOf(path));
}

const maxPaths = 1_000;
const knownSteps = new Map<string, string[]>();

/** The steps of a path, cached because a mapping uses the same few paths in every row. */
function stepsOf(path: string): string[] {
  const known = knownSteps.get(path);
  if (known) return known;
  if (knownSteps.size >= maxPaths) knownSteps.clear();
  const steps = path
    .replace(/\[(\d+|\*)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  knownSteps.set(path, steps);
  return steps;
}

/** The first value at several paths that is neither missing nor an empty list; undefined when there is none. */
export function firstValueAt(row: unknown, paths: string | string[], isMissing = isAbsent): unknown {
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    const value = valueAt(row, path);
    if (!isMissing(value) && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return undefined;
}

function follow(value: unknown, steps: string[], at = 0): unknown {
  const step = steps[at];
  if (step === undefined) return value;
  if (step === '*')
    return Array.isArray(value) ? value.map((entry) => follow(entry, steps, at + 1)) : undefined;
  if (Array.isArray(value)) return follow(value[Number(step)], steps, at + 1);
  return isRecord(value) ? follow(own(value, step), steps, at + 1) : undefined;
}

function own(record: Record<string, unknown>, key: string): unknown {
  if (Object.hasOwn(record, key)) return record[key];
  const lower = key.toLowerCase();
  const alike = Object.keys(record).find(
    (name) => name.length === key.length && name.toLowerCase() === lower,
  );
  return alike === undefined ? undefined : record[alike];
}
