import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query of `queries.txt` with its expected result, verbatim. */
export type ExpectedQuery = { query: string; constraints: Record<string, string>; rest: string };

/** All queries in file order. */
export function readQueries(file = join(process.cwd(), 'testing/search/queries.txt')): ExpectedQuery[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => {
      const [query = '', expected = ''] = line.split('=>');
      const [constraints = '', rest = ''] = expected.split('|');
      const pairs = constraints.split(';').flatMap((pair) => {
        const [key = '', value] = pair.split(':');
        return value === undefined ? [] : [[key.trim(), value.trim()] as const];
      });
      return { query: query.trim(), constraints: Object.fromEntries(pairs), rest: rest.trim() };
    });
}
