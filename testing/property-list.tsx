import { act, cleanup, render, screen, within } from '@testing-library/react';
import { PropertyCard } from '@/components/catalog/property-card';
import { listData } from '@/components/listing/list-data';
import { PropertyList } from '@/components/listing/property-list';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import type { FilterOptions, Page, PropertySummary } from '@/lib/catalog/types';
import { queryClient } from '@/lib/http/browser/query-client';
import { type FilterPanel, filterPanel } from '@/lib/search/filters/filter-panel';
import { type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { present, stub } from '@/testing/stub';
import { propertyFixture } from './property-fixture';

/* Setup for tests of the property list, with mocked requests and search parameters. */

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual('react');
  const subscribe = (notify: () => void) => {
    window.addEventListener('popstate', notify);
    return () => window.removeEventListener('popstate', notify);
  };
  return {
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  };
});
jest.mock('@/components/catalog/favorite-button', () => ({ FavoriteButton: () => null }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  requestJson: (path: string) =>
    path.startsWith('/api/v1/properties/') ? mockRequest(path) : mockFilterRequest(path),
}));

const mockRequest = jest.fn<Promise<unknown>, [string]>();
export const mockFilterRequest = jest.fn<Promise<unknown>, [string]>();
export const request = mockRequest;

const option = (id: number, name: string) => ({ id, name, slug: name, count: 3 });
const options: FilterOptions = {
  property_types: [option(1, 'Villa'), option(2, 'Apartment')],
  property_statuses: [option(3, 'Ready')],
  sales_statuses: [option(4, 'available')],
  cities: [option(5, 'Dubai'), option(6, 'Abu Dhabi')],
  districts: [
    { ...option(7, 'Palm Jumeirah'), city_id: 5 },
    { ...option(8, 'Saadiyat'), city_id: 6 },
  ],
  developers: [option(9, 'Alder & Stone')],
};

export const panelOf = (query: ListingQuery) => filterPanel(query, options, null, new Date('2026-01-01'));

export const palm = propertyFixture({ id: 1, title: 'Sahil Villas' });
const marina = propertyFixture({
  id: 2,
  title: 'Halyard Tower',
  district: { id: 2, name: 'Dubai Marina', slug: 'dubai-marina' },
});
export const firstPage: Page<PropertySummary> = { count: 30, results: [palm, marina] };

type Start = {
  search?: string;
  page?: (Page<PropertySummary> & { title?: string }) | null;
  startPanel?: FilterPanel | null;
};

export function open({ search = '', page = firstPage, startPanel }: Start = {}) {
  window.history.replaceState(null, '', `/properties${search}`);
  const query = parseListingQuery(new URLSearchParams(search));
  return render(
    <PropertyList
      data={listData(query, page, startPanel === undefined ? panelOf(query) : startPanel)}
      samples={<p>Samples</p>}
    />,
  );
}

export const requestedPaths = () => request.mock.calls.map(([path]) => path);
export const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));
/** Searched only in its own form, because computing visibility and names of all selects takes long. */
export const field = () =>
  within(present(document.querySelector<HTMLElement>('search'))).getByRole('combobox', {
    name: 'Search properties',
  });
export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');

/** The screen of `matchMedia`; large before each test. */
export const device = { isLarge: true };
export const toasts: ToastMessage[] = [];
let stopToasts = () => {};

beforeAll(async () => {
  // Loads the code of cards that were not server-rendered.
  await act(async () => {
    render(<PropertyCard property={propertyFixture()} />);
  });
  cleanup();
});

beforeEach(() => {
  device.isLarge = true;
  toasts.length = 0;
  stopToasts = onToast((message) => toasts.push(message));
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.matchMedia = (query: string) =>
    stub<MediaQueryList>({
      matches: query.includes('64rem') && device.isLarge,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
  request.mockReset();
  mockFilterRequest.mockReset();
  mockFilterRequest.mockImplementation(async (path) => {
    if (!path.startsWith('/api/v1/property-filters/panel/')) return new Promise(() => {});
    return panelOf(parseListingQuery(new URLSearchParams(path.split('?')[1])));
  });
  request.mockImplementation(() => new Promise(() => {}));
  queryClient().clear();
});

afterEach(() => {
  stopToasts();
  jest.useRealTimers();
  queryClient().clear();
});
