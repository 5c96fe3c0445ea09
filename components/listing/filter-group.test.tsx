import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { filterKeys } from '@/lib/search/filters/filter-keys.mjs';
import type { Choice, FilterPanel } from '@/lib/search/filters/filter-panel';
import { saleTerms } from '@/lib/search/filters/filter-values';
import { parseListingQuery } from '@/lib/search/listing-query';
import { recordOf } from '@/lib/typed-keys';
import { chosenFilters } from '@/testing/chosen-filters';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

type Given = Pick<FilterFieldsProps, 'query' | 'filters'>;

const choices = (...values: string[]): Choice[] =>
  values.map((value, index) => ({ value, label: `No. ${value}`, count: index + 3 }));
const names = (...values: string[]) => ({ choices: choices(...values), total: 40 });

const panel: FilterPanel = {
  property_type: choices('1', '2'),
  price_range: choices('0-1000000', '1000000-2000000'),
  city: names('5', '6'),
  district: names('7', '8'),
  community: choices('sidra-2', 'sidra-3'),
  property_status: choices('3'),
  sales_status: choices('4'),
  bedrooms: choices('2', '3'),
  sizes: true,
  developer: names('9'),
  handover: choices('2027', '2028'),
  completion_rate: choices('75', '100'),
  chips: [],
  ...recordOf(saleTerms, () => choices('true')),
};

const start: Given = {
  query: parseListingQuery({}),
  filters: { panel, isFailed: false, isEmpty: false },
};

async function served({ query, filters }: Given): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <form>
      <FilterFields place="sidebar" query={query} filters={filters} onChange={() => {}} />
    </form>,
  );
  return text(prelude);
}

/** As without groups rendered before, which development does without. */
async function renderedAnew(given: Given): Promise<string> {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  try {
    return await served(given);
  } finally {
    environment.restore();
  }
}

/** The panel with one value changed, for each value in it. */
function changedPanels(): FilterPanel[] {
  const changed: FilterPanel[] = [];
  const visit = (path: (string | number)[], value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit([...path, key], inner);
      return;
    }
    const copy = structuredClone(panel);
    const last = path.at(-1) as string;
    const parent = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (inner, key) => inner[key] as Record<string, unknown>,
        copy as unknown as Record<string, unknown>,
      );
    parent[last] = typeof value === 'number' ? value - 3 : typeof value === 'boolean' ? !value : `${value}9`;
    changed.push(copy);
  };
  visit([], panel);
  return changed;
}

beforeAll(async () => {
  await served(start);
});

test.each([...filterKeys])('a chosen %s is in the groups that were served without it', async (key) => {
  const given = { ...start, query: parseListingQuery({ [key]: chosenFilters[key] }) };
  const html = await served(given);
  expect(html).toBe(await renderedAnew(given));
});

test('each changed choice, count or total is in its group', async () => {
  const panels = changedPanels();
  const pages = new Set<string>();
  for (const changed of panels) {
    const given = { ...start, filters: { ...start.filters, panel: changed } };
    const html = await served(given);
    expect(html).toBe(await renderedAnew(given));
    pages.add(html);
  }
  expect(pages.size).toBeGreaterThan(60);
});

test.each([true, false])('filters that are missing, failed: %s', async (isFailed) => {
  const given = { ...start, filters: { panel: null, isFailed, isEmpty: false } };
  expect(await served(given)).toBe(await renderedAnew(given));
});
