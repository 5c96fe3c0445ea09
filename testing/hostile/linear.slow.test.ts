import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stub } from '@/testing/stub';
import { worstTexts } from './worst-texts';

/*
 * Gives every text parser 5 kB and 20 kB of its worst input and compares processor time: linear work grows fourfold,
 * quadratic work sixteenfold. A busy machine does not change the result. Parsers that refuse long texts get short ones too,
 * on which exponential work already takes long.
 */

const length = 20_000;
/** Processor time in milliseconds below which growth is noise; quadratic work on 20 kB takes far more. */
const negligible = 15;
/** A quadratic parser that is faster on the short text stays below `negligible` on the long one. */
const quick = negligible / 16;
const maxGrowth = 9;
/** The minimum of several runs counts, because garbage collection can take as long as a short text. */
const tries = 15;

const root = join(__dirname, '../..');
const folders = ['lib/catalog/parse', 'lib/format', 'lib/search', 'lib/forms'];
const files = [
  'lib/articles/article-excerpt',
  'lib/articles/article-html',
  'lib/articles/article-text',
  'lib/articles/blog-query',
  'lib/catalog/article-categories',
  'lib/catalog/pictures/picture-url',
  'lib/catalog/sql/read/slugs',
  'lib/database/like',
  'lib/enquiries/form/rules',
  'lib/http/server/client-address',
  'lib/http/server/json-response',
  'lib/http/server/pagination',
  'lib/http/layers/request-path',
  'lib/import/mapping/payment-plan-text',
  'lib/import/rows/csv-rows',
  'lib/import/source/detect-format',
  'lib/import/mapping/value-path',
  'lib/newsletter/rules',
  'lib/routes',
  'lib/seo/landing',
  'lib/seo/landing-copy',
  'lib/seo/property-data',
  'lib/seo/sitemaps',
];

/** Functions that take a query object, where a string would be spread into characters. */
const withoutText = new Set(['formatListingQuery', 'listingHref', 'hasFilters', 'activeFilters']);

const ignore = () => undefined;
type Reader = (text: string) => unknown;

/** Calls a function with the text, and any functions it returns, since some exports create parsers. */
function callWith(value: unknown, text: string): void {
  const made = attempt(value, text);
  const makers = typeof made === 'object' && made !== null ? Object.values(made) : [made];
  for (const maker of makers) if (typeof maker === 'function') attempt(maker, text);
}

/** Throwing is fine here; only the time matters. */
function attempt(value: unknown, text: string): unknown {
  try {
    return stub<(text: string, complain: () => void) => unknown>(value)(text, ignore);
  } catch {
    return undefined;
  }
}

function readersOf(file: string): [string, Reader][] {
  const exported = Object.entries(jest.requireActual<Record<string, unknown>>(join(root, file)));
  return exported
    .filter(([name, value]) => typeof value === 'function' && !withoutText.has(name))
    .map(([name, value]) => [`${basename(file)} ${name}`, (text) => callWith(value, text)]);
}

const modules = [
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name.slice(0, -3)}`),
  ),
  ...files,
];

/** Records with the text in every field that our parsers read. */
const recordReaders = async (): Promise<[string, Reader][]> => {
  const { parseProperty } = await import('@/lib/catalog/parse/parse-property');
  const { parseUnit } = await import('@/lib/catalog/parse/parse-unit');
  const { parseArticle } = await import('@/lib/catalog/parse/parse-article');
  const { parsePaymentPlans } = await import('@/lib/catalog/parse/parse-payment-plans');
  const { applyMapping } = await import('@/lib/import/mapping/apply-mapping');
  const { JsonTokens } = await import('@/lib/import/rows/json-tokens');
  const { textWords } = await import('@/lib/search/words/search-columns');
  const options = { onProblem: ignore };
  const everywhere = (text: string) =>
    new Proxy<Record<string, unknown>>({}, { get: () => text, has: () => true });
  return [
    ['a property', (text) => parseProperty(everywhere(text), options)],
    ['a unit', (text) => parseUnit(everywhere(text), options)],
    [
      'the words of a property',
      (text) => textWords({ search_title: text, search_place: text, search_names: text }, text, [text]),
    ],
    ['an article', (text) => parseArticle(everywhere(text), options)],
    ['payment plans', (text) => parsePaymentPlans([everywhere(text)], 'plans', ignore)],
    ['JSON in pieces', (text) => attempt((value: string) => new JsonTokens({}).write(`["${value}`), text)],
    [
      'a mapping',
      (text) =>
        applyMapping(
          { a: text },
          {
            title: { path: 'a', table: { x: 'y' }, convert: 'usd-to-aed' },
            city: { path: 'a', split: ',', take: -2, range: 'high' },
            district: { template: '{a} {a}' },
            payment_plans: { plan: 'a' },
          },
          { onProblem: ignore },
        ),
    ],
  ];
};

function workOf(reader: Reader, text: string): number {
  const before = process.cpuUsage();
  reader(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function leastWork(reader: Reader, text: string, times: number): number {
  return Math.min(...Array.from({ length: times }, () => workOf(reader, text)));
}

/** The growth factor of the least times seen; null when the time is negligible or grows linearly. */
function excessiveGrowth(reader: Reader, long: string, short: string): number | null {
  if (workOf(reader, short) < quick) return null;
  let ofLong = workOf(reader, long);
  if (ofLong < negligible) return null;
  // The first runs are interpreted, which would make short texts seem slow.
  let ofShort = leastWork(reader, short, 3);
  for (let attemptNumber = 0; attemptNumber < tries; attemptNumber += 1) {
    ofLong = Math.min(ofLong, workOf(reader, long));
    ofShort = Math.min(ofShort, workOf(reader, short));
    if (ofLong < negligible || ofLong / Math.max(ofShort, 1) < maxGrowth) return null;
  }
  return ofLong / Math.max(ofShort, 1);
}

const long = worstTexts(length);
const short = worstTexts(length / 4);
const shortest = worstTexts(60);

async function check(readers: [string, Reader][]): Promise<void> {
  const found: string[] = [];
  for (const [name, reader] of readers)
    for (const [index, { name: shape, text }] of long.entries()) {
      const work = leastWork(reader, shortest[index]?.text ?? '', 3);
      if (work >= negligible) {
        found.push(`${name} on ${shape}: ${work} ms for 60 characters`);
        break;
      }
      const growth = excessiveGrowth(reader, text, short[index]?.text ?? '');
      if (growth === null) continue;
      found.push(`${name} on ${shape}: ${growth.toFixed(1)} times the work`);
      break;
    }
  expect(found).toEqual([]);
}

// Functions for the browser report the storage that is missing here.
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(ignore);
});
afterAll(() => jest.restoreAllMocks());

test.each(modules)('%s takes linear time on its worst text', async (module) => {
  await check(readersOf(module));
});

test('parsing records full of the worst text takes linear time', async () => {
  await check(await recordReaders());
});

test('the check detects quadratic time', () => {
  const quadratic: Reader = (text) => text.replace(/<[^>]*>/g, '');
  const text = '<'.repeat(12_000);
  expect(excessiveGrowth(quadratic, text, text.slice(0, text.length / 4))).toBeGreaterThan(maxGrowth);
});
