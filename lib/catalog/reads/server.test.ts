import { processState } from '@/lib/process-state';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { site } from '@/lib/site';
import { captureLog } from '@/testing/capture-log';
import { referenceNames } from '@/testing/search/reference-names';
import { CatalogError } from '../catalog-error';

const listProperties = jest.fn();
const getProperty = jest.fn();
const filterOptions = jest.fn();
const suggest = jest.fn();
jest.mock('../sql/catalog', () => ({
  createSqlCatalog: () => ({
    snapshot: () => ({
      listProperties,
      matchName: async () => ({ isReference: false, isTitle: false }),
      titlesAmong: async () => [],
    }),
    listProperties,
    getProperty,
    filterOptions,
    suggest,
    nameWords: async () => [],
  }),
}));
let permitEnd = 0;
jest.mock('./freshness', () => ({ lastCatalogChange: async () => permitEnd }));
jest.mock('../rest/catalog', () => ({ createRestCatalog: jest.fn() }));

const shared = processState<Record<string, unknown>>();
const page = (count: number) => ({ count, results: [] });
let server: typeof import('./server');
const logged = captureLog();

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  delete shared.catalogSource;
  delete shared.catalogMemory;
  listProperties.mockReset();
  getProperty.mockReset();
  filterOptions.mockReset();
  server = await import('./server');
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (minutes: number) => jest.advanceTimersByTime(minutes * 60_000);

it('joins concurrent reads of a list and caches the result for five minutes', async () => {
  listProperties.mockResolvedValueOnce(page(1)).mockResolvedValueOnce(page(2));
  await Promise.all([server.readListing(defaultListingQuery), server.readListing(defaultListingQuery)]);
  wait(4.9);
  expect(await server.readListing(defaultListingQuery)).toEqual(page(1));
  expect(listProperties).toHaveBeenCalledTimes(1);
  wait(0.2);
  expect(await server.readListing(defaultListingQuery)).toEqual(page(2));
});

it('reads again after the clock was put back', async () => {
  listProperties.mockResolvedValueOnce(page(1)).mockResolvedValueOnce(page(2));
  await server.readListing(defaultListingQuery);
  jest.setSystemTime(Date.now() - 3_600_000);
  wait(0.001);
  expect(await server.readListing(defaultListingQuery)).toEqual(page(2));
  expect(await server.readListing(defaultListingQuery)).toEqual(page(2));
  expect(listProperties).toHaveBeenCalledTimes(2);
});

it('returns the title of the list’s page, or a general one while the options fail', async () => {
  listProperties.mockResolvedValue(page(1));
  const villas = { ...defaultListingQuery, property_type: [7], page: 2 };
  const titleOf = async () => (await server.readListingAnswer(villas)).title;
  filterOptions.mockRejectedValueOnce(new Error('down'));
  expect(await titleOf()).toBe(`Luxury Properties for Sale in Dubai – Page 2 | ${site.name}`);
  filterOptions.mockResolvedValue({
    property_types: [{ id: 7, name: 'Villa' }],
    property_statuses: [],
    sales_statuses: [],
    districts: [],
    cities: [],
  });
  expect(await titleOf()).toBe(`Villa Properties for Sale in Dubai – Page 2 | ${site.name}`);
});

it('lists a search as it is written while the options fail', async () => {
  listProperties.mockResolvedValue(page(3));
  filterOptions.mockRejectedValue(new Error('down'));
  const answer = await server.readListingAnswer({ ...defaultListingQuery, search: 'villas in marina' });
  expect(answer).toMatchObject({ count: 3, understood: null, notes: [], nothing: null });
  expect(listProperties).toHaveBeenCalledWith(expect.objectContaining({ search: 'villas in marina' }));
});

it('waits five seconds for the options, which are read on for the next search', async () => {
  listProperties.mockResolvedValue(page(3));
  let finish = (_options: object) => {};
  filterOptions.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const answer = server.readListingAnswer({ ...defaultListingQuery, search: 'villas' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await answer).toMatchObject({ count: 3, understood: null });
  finish({ cities: [] });
  expect(await server.readFilterOptions()).toEqual({ cities: [] });
  expect(filterOptions).toHaveBeenCalledTimes(1);
});

it('suggests properties while the options fail', async () => {
  suggest.mockResolvedValue({ properties: [{ id: 1 }], districts: [], developers: [] });
  filterOptions.mockRejectedValue(new CatalogError('unavailable', 'down'));
  expect(await server.readSuggestions('palm', 5)).toMatchObject({ properties: [{ id: 1 }], names: [] });
});

it('reports what a search excludes like filters that the source ignores', async () => {
  listProperties.mockResolvedValue({ ...page(1), ignored: ['property_type'] });
  filterOptions.mockResolvedValue({
    property_types: [{ id: 7, name: 'Villa' }],
    property_statuses: [],
    sales_statuses: [],
    districts: [],
    cities: [],
    developers: [],
  });
  const { ignored } = await server.readListingAnswer({
    ...defaultListingQuery,
    search: 'villas without pool',
  });
  expect(ignored).toEqual(['Villa', 'without pool']);
});

it('reads again after a permit has ended', async () => {
  getProperty.mockResolvedValueOnce({ id: 1 }).mockResolvedValueOnce(null);
  expect(await server.readProperty('a')).toEqual({ id: 1 });
  permitEnd = Date.now();
  expect(await server.readProperty('a')).toBeNull();
});

it('does not cache free-text searches', async () => {
  listProperties.mockResolvedValue(page(1));
  await server.readListing({ ...defaultListingQuery, search: 'palm' });
  await server.readListing({ ...defaultListingQuery, search: 'palm' });
  expect(listProperties).toHaveBeenCalledTimes(2);
});

it('does not cache misses', async () => {
  getProperty.mockResolvedValueOnce(null).mockResolvedValueOnce({ slug: 'new' });
  expect(await server.readProperty('new')).toBeNull();
  wait(0.001);
  expect(await server.readProperty('new')).toEqual({ slug: 'new' });
});

it('serves stale data for up to ten minutes while the source fails, and logs it', async () => {
  listProperties.mockResolvedValueOnce(page(1)).mockRejectedValue(new Error('secret detail'));
  await server.readListing(defaultListingQuery);
  wait(6);
  expect(await server.readListing(defaultListingQuery)).toEqual(page(1));
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', read: 'list' }));
  expect(JSON.stringify(logged)).not.toContain('secret detail');
  wait(5);
  await expect(server.readListing(defaultListingQuery)).rejects.toThrow();
});

it('does not cache errors', async () => {
  listProperties.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(page(3));
  await expect(server.readListing(defaultListingQuery)).rejects.toThrow('down');
  expect(await server.readListing(defaultListingQuery)).toEqual(page(3));
});

it('suggests the names that a mistyped text means, unless titles match it as typed', async () => {
  filterOptions.mockResolvedValue(referenceNames);
  const nothing = { properties: [], districts: [], developers: [] };
  suggest.mockResolvedValueOnce(nothing);
  const namesFor = async () =>
    (await server.readSuggestions('dubay marina', 5)).names.map(({ name }) => name);
  expect(await namesFor()).toEqual(['Dubai Marina']);
  suggest.mockResolvedValueOnce({ ...nothing, properties: [{ id: 1, title: 'Dubay Marina Tower' }] });
  expect(await namesFor()).toEqual([]);
});
