import { articleFields } from '@/lib/catalog/fields/article-fields';
import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { unitFields } from '@/lib/catalog/fields/unit-fields';
import { isAbsent } from '@/lib/catalog/parse/fields';
import { keysOf } from '@/lib/typed-keys';

/*
 * A catalogue in our import and API format whose fields all hold hostile values. The same numbers always give the same
 * catalogue.
 */

const texts: string[] = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<h2><table><caption><p><b>',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '//evil.example/x.jpg',
  '\\\\evil.example\\x.jpg',
  '/media/properties/x.jpg?v=2',
  '/media/a picture.jpg',
  '/media//x.jpg',
  '/\\evil.example/x.jpg',
  '/media/../../etc/passwd',
  '/media/%zz.jpg',
  '/media/missing.jpg',
  '/properties',
  'https://unknown.example/x.jpg',
  'https://user:secret@unknown.example/x.jpg',
  'https://[',
  'http://',
  '\ud800',
  'half\udc00pair',
  '\u202etxt.exe\u202c',
  '\u2066\u200f\u200b\u200c',
  '\u0000\u0001\u001b[2J',
  'A'.repeat(5_000),
  'é'.repeat(5_000),
  'word '.repeat(40_000),
  '<'.repeat(5_000),
  '😀👨‍👩‍👧'.repeat(50),
  'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301'.repeat(20),
  'شقة للبيع في دبي',
  'constructor',
  '__proto__',
  'toString',
  '.',
  '..',
  '%',
  '%2e%2e%2f',
  'a/b?c#d',
  '&#0;&#xD800;&#x202e;&amp;lt;',
  "' OR 1=1 --",
  '{{7*7}}',
  '-1',
  '1e999',
  '9'.repeat(400),
  '0000-00-00',
  '2026-13-45T99:99:99Z',
  '31/31/9999',
  '+275760-09-13',
  '999,-999',
];

const values: unknown[] = [
  ...texts,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  {},
  [[[]]],
  ['a', null, {}, 5],
  { toString: 1, valueOf: 1 },
  { id: -1, name: '' },
  { id: 5, name: 'constructor', slug: 'constructor' },
  { id: 6, name: '..', slug: '../..' },
  { id: 7, name: '\ud800', slug: '\ud800' },
  { name: { en: {} } },
  { value: { value: { value: 1 } } },
  { latitude: 999, longitude: -999 },
  { image: { url: { src: ['/\\x'] } } },
];

/** Number of properties needed for every field to hold every value once. */
export const hostileCount = values.length;

const propertyNames = [
  ...keysOf(propertyFields),
  ...relationNames,
  'description',
  'total_units',
  'map_coordinates',
  'facilities',
  'property_units_summary',
  'units_count',
  'updated_at',
];
const unitNames = [...keysOf(unitFields), 'updated_at'];
const articleNames = [
  ...keysOf(articleFields),
  'content',
  'published_at',
  'updated_at',
  'reading_time',
  'views',
  'previous_article',
  'next_article',
];

/** Gives each field a different value; over `hostileCount` records each field gets them all. */
function fill(fields: string[], number: number): Record<string, unknown> {
  return Object.fromEntries(fields.map((field, index) => [field, values[(number + index) % values.length]]));
}

function titleOf(number: number): string {
  const text = texts[number % texts.length] ?? '';
  // A title without a visible character, or a placeholder, is rejected, and the property with it.
  return /[\p{L}\p{N}\p{P}]/u.test(text) && !isAbsent(text) ? text : `Home ${number}`;
}

/** A property with units; only its key and title are reliable. */
function hostileProperty(number: number): Record<string, unknown> {
  return {
    ...fill(propertyNames, number),
    id: number,
    key: `hostile-${number}`,
    title: titleOf(number),
    slug: number % 2 === 0 ? `hostile-${number}` : values[(number + 7) % values.length],
    payment_plans:
      number % 3 === 0
        ? values[(number + 5) % values.length]
        : [
            {
              ...fill(['name', 'description', 'total_installments', 'payment_period'], number),
              values: [0, 1, 2].map((step) =>
                fill(['number', 'due_date', 'name', 'percentage'], number + step),
              ),
            },
          ],
    property_images: [values[(number + 3) % values.length], { image: values[(number + 9) % values.length] }],
    units: hostileUnits(number),
  };
}

export function hostileUnits(number: number): Record<string, unknown>[] {
  return [0, 1, 2].map((index) => ({
    ...fill(unitNames, number + 11 * index),
    id: number * 10 + index + 1,
    apartment_id: titleOf(number + index),
  }));
}

function hostileArticle(number: number): Record<string, unknown> {
  return {
    ...fill(articleNames, number),
    id: number,
    slug: number % 2 === 0 ? `article-${number}` : values[(number + 7) % values.length],
    title: titleOf(number),
  };
}

export function hostileProperties(): Record<string, unknown>[] {
  return values.map((_, index) => hostileProperty(index + 1));
}

export function hostileArticles(): Record<string, unknown>[] {
  return values.map((_, index) => hostileArticle(index + 1));
}

/** Options of every filter, half of them as `{value, label}`, none with counts. */
export function hostileOptions(): Record<string, unknown> {
  const pairs = texts.map((text, index) =>
    index % 2 ? { value: index + 1, label: text } : { id: index + 1, name: text, slug: text },
  );
  const keys = ['property_types', 'property_statuses', 'sales_statuses', 'cities', 'districts', 'developers'];
  return Object.fromEntries(keys.map((key) => [key, pairs]));
}
