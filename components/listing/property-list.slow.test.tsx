/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import type { FilterOptions, Page, PropertySummary } from '@/lib/catalog/types';
import { queryClient } from '@/lib/http/browser/query-client';
import { HttpError } from '@/lib/http/server/http-error';
import { filterKeys } from '@/lib/search/filter-keys.mjs';
import { type FilterPanel, filterPanel } from '@/lib/search/filter-panel';
import { type ListingQuery, listingHref, parseListingQuery } from '@/lib/search/listing-query';
import { propertyFixture } from '@/testing/property-fixture';
import { listData } from './list-data';
import { PropertyList } from './property-list';

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual('react');
  const subscribe = (notify: () => void) => {
    window.addEventListener('popstate', notify);
    return () => window.removeEventListener('popstate', notify);
  };
  return {
    useRouter: () => ({ push: mockPush }),
    useSearchParams: () =>
      new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search) as string),
  };
});
jest.mock('@/components/catalog/favorite-button', () => ({ FavoriteButton: () => null }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  requestJson: (path: string) =>
    path.startsWith('/api/v1/properties/') ? mockRequest(path) : mockFilterRequest(path),
}));

const mockPush = jest.fn();
const mockRequest = jest.fn<Promise<unknown>, [string]>();
const mockFilterRequest = jest.fn<Promise<unknown>, [string]>();
const request = mockRequest;

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

const panelOf = (query: ListingQuery) => filterPanel(query, options, null, new Date('2026-01-01'));

const palm = propertyFixture({ id: 1, title: 'Sahil Villas' });
const marina = propertyFixture({
  id: 2,
  title: 'Halyard Tower',
  district: { id: 2, name: 'Dubai Marina', slug: 'dubai-marina' },
});
const firstPage: Page<PropertySummary> = { count: 30, results: [palm, marina] };

type Start = { search?: string; page?: Page<PropertySummary> | null; startPanel?: FilterPanel | null };

function open({ search = '', page = firstPage, startPanel }: Start = {}) {
  window.history.replaceState(null, '', `/properties${search}`);
  const query = parseListingQuery(new URLSearchParams(search));
  return render(
    <PropertyList
      data={listData(query, page, startPanel === undefined ? panelOf(query) : startPanel)}
      samples={<p>Samples</p>}
    />,
  );
}

const asked = () => request.mock.calls.map(([path]) => path);
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const field = () => screen.getByRole('combobox', { name: 'Search properties' });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');

let isLarge = false;
let toasts: ToastMessage[] = [];
let stopToasts = () => {};

beforeEach(() => {
  isLarge = false;
  toasts = [];
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
    ({
      matches: query.includes('64rem') && isLarge,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
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

describe('scrolling', () => {
  const scrolledPast = () =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
  afterEach(() => jest.restoreAllMocks());

  it('scrolls to the top when a filter changes', async () => {
    scrolledPast();
    open();
    await userEvent.selectOptions(sidebar().getByRole('combobox', { name: 'City' }), 'Dubai (3)');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('scrolls to the first card when the page changes', async () => {
    scrolledPast();
    open();
    await userEvent.click(screen.getAllByRole('link', { name: /^Page 2|^Next/ })[0] as HTMLElement);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('initial list', () => {
  it('shows server-rendered results without a request', () => {
    open();
    expect(titles()).toEqual(expect.arrayContaining(['Sahil Villas', 'Halyard Tower']));
    expect(screen.getByRole('status')).toHaveTextContent('30 properties');
    expect(request).not.toHaveBeenCalled();
    expect(busy()).toBe('false');
  });

  it('shows the error and samples when the first load failed', async () => {
    open({ page: null });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load properties');
    expect(alert).toHaveTextContent('Please check your connection and try again.');
    expect(within(alert).getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/properties');
    expect(screen.getByText('Samples')).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });

  it('names the filters of an empty list', async () => {
    const none = { count: 0, results: [] };
    const { unmount } = open({ page: none });
    expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clear Filters' })).not.toBeInTheDocument();
    unmount();
    open({ page: none, search: '?search=atlantis' });
    expect(await screen.findByRole('heading', { name: 'No matching properties found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toBeVisible();
    expect(screen.getByText('Searching for "atlantis"...')).toBeVisible();
  });

  it('ends with Coming Soon on the last page only', () => {
    const { unmount } = open();
    expect(screen.queryByText('More Properties Coming Soon!')).not.toBeInTheDocument();
    unmount();
    open({ search: '?page=3' });
    expect(screen.getByText('More Properties Coming Soon!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Notified' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.getByRole('link', { name: 'WhatsApp Updates' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    );
  });

  it('focuses the search field on large screens, once', () => {
    isLarge = true;
    const { unmount } = open();
    expect(field()).toHaveFocus();
    unmount();
    const { search } = window.location;
    render(
      <PropertyList
        data={listData(
          parseListingQuery(new URLSearchParams(search)),
          firstPage,
          panelOf(parseListingQuery({})),
        )}
        samples={null}
      />,
    );
    expect(field()).not.toHaveFocus();
  });

  it('does not focus on small screens and shortens the placeholder', () => {
    open();
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'Search properties...');
  });
});

describe('filters', () => {
  it('load page 1 of the filtered list and update the URL', async () => {
    open({ search: '?page=2&page_size=24' });
    await userEvent.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    expect(window.location.search).toBe('?property_type=1&page_size=24');
    expect(asked()).toEqual(['/api/v1/properties/?property_type=1&page_size=24']);
    expect(busy()).toBe('true');
    expect(document.querySelectorAll('[aria-busy] .aspect-3\\/2')).toHaveLength(6);
  });

  it('are removed by clicking the choice or its chip', async () => {
    open({ search: '?property_type=1&city=5' });
    await userEvent.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    expect(window.location.search).toBe('?city=5');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Dubai' }));
    expect(window.location.search).toBe('');
  });

  it('list the districts of the chosen city and drop a district of another', async () => {
    open({ search: '?city=5&district=7' });
    const district = sidebar().getByRole('combobox', { name: 'District' });
    const offered = () => [...district.querySelectorAll('option')].map((each) => each.textContent);
    expect(offered()).toEqual(['All districts', 'Palm Jumeirah']);
    request.mockResolvedValue({ count: 2, results: [palm] });
    await userEvent.selectOptions(sidebar().getByRole('combobox', { name: 'City' }), '6');
    expect(window.location.search).toBe('?city=6');
    await waitFor(() => expect(offered()).toEqual(['All districts', 'Saadiyat']));
  });

  it('include price, developer, stage and terms', async () => {
    open();
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(sidebar().getByRole('combobox', { name }), value);
    await choose('Price Range', '5000000-null');
    await choose('Developer', '9');
    await choose('Completion', '0');
    await userEvent.click(sidebar().getByRole('checkbox', { name: /^Rental guarantee/ }));
    expect(window.location.search).toBe(
      '?price_range=5000000-null&developer=9&completion_rate=0&guarantee_rental_guarantee=true',
    );
  });

  it('are all in the form, so that submitting without JavaScript keeps them', () => {
    const search =
      '?property_type=1&price_range=5000000-null&city=5&district=7&bedrooms=2,3&property_status=3&sales_status=4&developer=9&area__gte=900&area__lte=2000&handover=2027&completion_rate=50&completion_rate__gte=80&post_delivery=true&guarantee_rental_guarantee=true';
    for (const key of filterKeys) expect(search).toContain(`${key}=`);
    open({ search });
    const form = document.querySelector<HTMLFormElement>('form[method="get"]');
    const sent = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([key, value]) => [key, `${value}`]),
    );
    expect(listingHref(parseListingQuery(sent))).toBe(`/properties${search}`);
  });

  it('are reset by Clear All, with search and page size', async () => {
    open({ search: '?search=palm&city=5&page=2&page_size=24&ordering=title' });
    await userEvent.click(sidebar().getByRole('link', { name: 'Clear All' }));
    expect(window.location.search).toBe('');
    expect(field()).toHaveValue('');
  });

  it('show loading and empty states when they are not in the page', async () => {
    let fail = (_error: Error) => {};
    mockFilterRequest.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    open({ startPanel: null });
    expect(sidebar().getByRole('option', { name: 'Loading cities...' })).toBeInTheDocument();
    expect(sidebar().getByRole('option', { name: 'Loading districts...' })).toBeInTheDocument();
    expect(sidebar().getByRole('option', { name: 'Loading developers...' })).toBeInTheDocument();
    expect(document.querySelectorAll('aside .skeleton').length).toBeGreaterThan(0);
    await waitFor(() => expect(mockFilterRequest.mock.calls).toEqual([['/api/v1/property-filters/panel/']]));
    act(() => fail(new HttpError(400, '')));
    expect(await screen.findByText('No property types available')).toBeVisible();
    for (const text of ['No cities available', 'No districts available', 'No developers available'])
      expect(sidebar().getByRole('option', { name: text })).toBeInTheDocument();
    expect(screen.getByText('No property status options available')).toBeVisible();
    expect(screen.getByText('No sales status options available')).toBeVisible();
  });

  it('include bedrooms, size and a free price range, with separators', async () => {
    const known = {
      ...panelOf(parseListingQuery({})),
      sizes: true,
      bedrooms: ['2', '3'].map((rooms) => ({ value: rooms, label: rooms, count: 4 })),
    };
    mockFilterRequest.mockResolvedValue(known);
    open({ startPanel: known });
    const type = async (name: string, text: string) => {
      await userEvent.clear(sidebar().getByRole('textbox', { name }));
      await userEvent.type(sidebar().getByRole('textbox', { name }), `${text}{Enter}`);
    };
    await userEvent.click(sidebar().getByRole('checkbox', { name: /^2/ }));
    await userEvent.click(sidebar().getByRole('checkbox', { name: /^3/ }));
    await type('Size in square feet, from', '1,200');
    await type('Price in AED, up to', '2.5m');
    expect(window.location.search).toBe('?price_range=0-2500000&bedrooms=2,3&area__gte=1200');
    await type('Price in AED, from', '3000000');
    expect(window.location.search).toContain('price_range=2500000-3000000');
    expect(sidebar().getByRole('textbox', { name: 'Price in AED, from' })).toHaveValue('2,500,000');
  });

  it('find one of many districts by typing, with the keyboard', async () => {
    const names = {
      count: 1_500,
      results: [
        { value: '7', label: 'Palm Jumeirah', count: 1_204 },
        { value: '8', label: 'Empty Sands', count: 0 },
      ],
    };
    mockFilterRequest.mockImplementation(async () => names);
    open({ startPanel: { ...panelOf(parseListingQuery({})), district: { choices: [], total: 1_500 } } });
    const district = await sidebar().findByPlaceholderText('All districts');
    expect(district).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(district);
    const palmOption = await sidebar().findByRole('option', { name: /^Palm Jumeirah ?1,204 properties/ });
    expect(district).toHaveAttribute('aria-expanded', 'true');
    expect(sidebar().getByRole('option', { name: /^Empty Sands/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(district).toHaveAttribute('aria-activedescendant', palmOption.id);
    await userEvent.keyboard('{Escape}');
    expect(district).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('pal');
    await waitFor(() => expect(mockFilterRequest.mock.lastCall?.[0]).toContain('q=pal'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(window.location.search).toBe('?district=7');
  });

  it('open in a drawer on small screens, which shows the number of results', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    request.mockResolvedValue({ count: 7, results: [palm] });
    await userEvent.click(drawer.getByRole('radio', { name: /^Villa/ }));
    expect(window.location.search).toBe('?property_type=1');
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 7 properties' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    expect(window.location.search).toBe('?property_type=1');
  });

  it('keep the choices when the drawer is closed by Back', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('radio', { name: /^Villa/ }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?property_type=1');
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(sidebar().getByRole('radio', { name: /^Villa/ })).not.toBeChecked();
  });
});

describe('search', () => {
  const setup = () => {
    jest.useFakeTimers();
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('filters locally, then queries the server 500 ms after the last key', async () => {
    const user = setup();
    open({ search: '?page=2' });
    await user.type(field(), 'SAHIL');
    expect(titles()).toContain('Sahil Villas');
    expect(titles()).not.toContain('Halyard Tower');
    expect(screen.getByText('Searching for "SAHIL"...')).toBeVisible();
    expect(screen.getByTestId('search-pending')).toBeInTheDocument();
    await wait(499);
    expect(request).not.toHaveBeenCalled();
    await user.type(field(), ' v');
    await wait(499);
    expect(request).not.toHaveBeenCalled();
    request.mockResolvedValue({ count: 1, results: [propertyFixture({ id: 3, title: 'Sahil View' })] });
    await wait(1);
    expect(asked()).toEqual(['/api/v1/properties/?search=SAHIL+v']);
    expect(window.location.search).toBe('?search=SAHIL+v');
    await wait(0);
    expect(titles()).toContain('Sahil View');
    expect(screen.queryByTestId('search-pending')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 property');
  });

  it.each(['palm', 'dubai', 'maison elan'])('searches location and developer: %j', async (text) => {
    const user = setup();
    open();
    await user.type(field(), text);
    expect(titles()).toContain('Sahil Villas');
  });

  it('shows skeletons instead of an empty list while nothing matches locally', async () => {
    const user = setup();
    open();
    await user.type(field(), 'atlantis');
    expect(busy()).toBe('true');
    expect(screen.queryByText('No matching properties found')).not.toBeInTheDocument();
    request.mockResolvedValue({ count: 0, results: [] });
    await wait(500);
    await wait(0);
    expect(screen.getByText('No matching properties found')).toBeVisible();
  });

  it('is applied when a filter changes before the delay is over', async () => {
    const user = setup();
    open();
    await user.type(field(), 'palm');
    await user.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    await wait(1000);
    expect(asked()).toEqual(['/api/v1/properties/?search=palm&property_type=1']);
  });

  it('starts at once on submit, and is cleared by its button', async () => {
    const user = setup();
    open();
    await user.type(field(), 'palm');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?search=palm');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(window.location.search).toBe('');
    expect(field()).toHaveValue('');
  });
});

describe('suggestions', () => {
  const suggestions = {
    names: [
      { kind: 'district', id: 7, name: 'Palm Jumeirah', count: 1_204 },
      { kind: 'developer', id: 9, name: 'Palmer', count: 1 },
    ],
    properties: [
      { id: 1, slug: 'palm-crest', title: 'Palm Crest', district: 'Palm Jumeirah', city: 'Dubai' },
    ],
  };
  const options = () =>
    screen.queryAllByRole('option').filter((one) => one.closest('[aria-label=Suggestions]'));
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  const consent = (functional: boolean) =>
    localStorage.setItem('cookieConsent', JSON.stringify({ essential: true, functional }));

  beforeEach(() => {
    localStorage.clear();
    mockPush.mockReset();
    mockFilterRequest.mockImplementation(async (path) =>
      path.startsWith('/api/v1/property-search/')
        ? suggestions
        : panelOf(parseListingQuery(new URLSearchParams(path.split('?')[1]))),
    );
    request.mockResolvedValue({ count: 1, results: [palm] });
  });

  it('are offered from two letters, in groups with counts, and announced', async () => {
    open();
    await userEvent.type(field(), 'p');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'al');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(options().map((one) => one.textContent)).toEqual([
      'Palm Jumeirah, 1,204 properties',
      'Palmer, 1 property',
      'Palm Crest, Palm Jumeirah, Dubai',
    ]);
    expect(screen.getByRole('group', { name: 'Projects' })).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions')).toHaveAttribute('aria-live', 'polite');
    const asked = () =>
      mockFilterRequest.mock.calls.map(([path]) => path).filter((path) => path.includes('property-search'));
    await waitFor(() => expect(asked().at(-1)).toBe('/api/v1/property-search/?q=pal&limit=5'));
    expect(asked()).not.toContain('/api/v1/property-search/?q=p&limit=5');
  });

  it('can be navigated by keyboard, and a chosen name becomes a filter', async () => {
    open({ search: '?property_type=1' });
    await userEvent.type(field(), 'pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Palm Crest');
    await userEvent.keyboard('{Home}');
    expect(active()).toHaveTextContent('Palm Jumeirah');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(active()).toHaveTextContent('Palm Jumeirah');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?property_type=1&district=7');
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('refer to a project', async () => {
    open();
    await userEvent.type(field(), 'pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.click(options()[2] as HTMLElement);
    expect(mockPush).toHaveBeenCalledWith('/properties/palm-crest');
  });

  it('are closed by Escape, which keeps the text, and Enter without a choice searches', async () => {
    open();
    await userEvent.type(field(), 'pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('pal');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=pal'));
  });

  it('remember recent searches with consent only, and forget them', async () => {
    consent(false);
    const { unmount } = open();
    await userEvent.type(field(), 'palm{Enter}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
    unmount();
    consent(true);
    open();
    await userEvent.type(field(), 'palm{Enter}');
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["palm"]'));
    await userEvent.clear(field());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('palm'));
    await userEvent.keyboard('{Delete}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(options()).toHaveLength(0);
  });
});

describe('order, page size and pages', () => {
  it('names the natural order: newest first, and best match while searching', () => {
    const { unmount } = open();
    const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort()).toHaveDisplayValue('Newest First');
    unmount();
    open({ search: '?search=sahil' });
    expect(sort()).toHaveDisplayValue('Best Match');
  });

  it('reset to page 1 when order or size change', async () => {
    open({ search: '?page=2' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-low_price');
    expect(window.location.search).toBe('?ordering=-low_price');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Properties per page' }), '48');
    expect(window.location.search).toBe('?ordering=-low_price&page_size=48');
  });

  it('keep a multi-key order from a link', () => {
    open({ search: '?ordering=-completion_rate,-low_price&completion_rate__gte=80' });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Completion: Most First, then Price: High to Low',
    );
    expect(screen.getByRole('link', { name: 'Remove filter: 80% complete or more' })).toBeVisible();
  });

  it('change the page and scroll to its start', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
    expect(screen.getByRole('region', { name: 'Properties' })).toHaveFocus();
  });

  it('stay on the last page and announce more', async () => {
    open({ search: '?page=3' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(window.location.search).toBe('?page=3');
    expect(request).not.toHaveBeenCalled();
    expect(toasts).toEqual([
      {
        channel: 'notice',
        title: 'Coming Soon!',
        description: 'More properties are being added to our collection.',
        duration: 3000,
      },
    ]);
  });

  it('are restored by back and forward without a request', async () => {
    request.mockResolvedValue({ count: 30, results: [propertyFixture({ id: 9, title: 'Second Page' })] });
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Second Page')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText('Sahil Villas')).toBeVisible();
    act(() => window.history.forward());
    expect(await screen.findByText('Second Page')).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('show an update error without samples', async () => {
    request.mockRejectedValue(new HttpError(400, 'no'));
    const { rerender } = open();
    rerender(
      <PropertyList
        data={listData(parseListingQuery({}), firstPage, panelOf(parseListingQuery({})))}
        samples={null}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Failed to load properties')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/properties?page=2');
  });
});

describe('an understood search', () => {
  const answer = (path: string) => {
    const search = new URLSearchParams(path.split('?')[1]).get('search');
    const understood = { villa: 'property_type=1', 'villa palm': 'property_type=1&district=7' }[search ?? ''];
    return {
      count: 1,
      results: [palm],
      understood: understood ?? null,
      corrected: null,
      unmentioned: null,
      ignored: [],
      nothing: null,
    };
  };
  const type = async (text: string) => {
    await userEvent.type(field(), text);
    await userEvent.keyboard('{Enter}');
  };
  const chips = () =>
    screen
      .queryAllByRole('link', { name: /^Remove filter/ })
      .map((link) => link.getAttribute('aria-label')?.replace('Remove filter: ', ''));

  beforeEach(() => {
    request.mockImplementation(async (path) => answer(path));
  });

  it('is in the URL as filters and shown as chips, while the text stays in the field', async () => {
    open();
    await type('villa palm');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1&district=7'));
    await waitFor(() => expect(chips()).toEqual(['Villa', 'Palm Jumeirah']));
    expect(field()).toHaveValue('villa palm');
    expect(asked()).toEqual(['/api/v1/properties/?search=villa+palm']);
  });

  it('is re-evaluated when the text continues', async () => {
    open({ search: '?city=5' });
    await type('villa');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1'));
    await type(' palm');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1&district=7'));
    expect(asked()).toEqual([
      '/api/v1/properties/?search=villa&city=5',
      '/api/v1/properties/?search=villa+palm&city=5',
    ]);
  });

  it('is cleared with the search', async () => {
    open({ search: '?city=5' });
    await type('villa palm');
    await waitFor(() => expect(chips()).toContain('Villa'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(window.location.search).toBe('?city=5');
    expect(field()).toHaveValue('');
  });

  it('loses one filter with its chip, and its words in the field', async () => {
    open();
    await type('villa palm');
    await waitFor(() => expect(chips()).toContain('Villa'));
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Villa' }));
    expect(window.location.search).toBe('?district=7');
    expect(field()).toHaveValue('');
  });

  it('says which filters the catalogue cannot apply, and which words no property mentions', async () => {
    request.mockImplementation(async (path) => ({
      ...answer(path),
      ignored: ['2 bedrooms'],
      unmentioned: 'sea view',
    }));
    open();
    await type('2 bed sea view');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Our listings cannot be limited to “2 bedrooms”: these include others.',
    );
    expect(screen.getByText('No property mentions “sea view”. These fit the rest.')).toBeVisible();
  });

  it('shows the correction of a typo, and alternatives when nothing is found', async () => {
    request.mockImplementation(async () => ({
      count: 0,
      results: [],
      understood: null,
      corrected: 'damac villas',
      nothing: {
        asked: 'villas under AED 2M in Palm Jumeirah',
        alternatives: [
          { label: '14 over AED 2M', query: 'property_type=1&price_range=2000000-null', count: 14 },
          { label: '3 elsewhere in Dubai', query: 'property_type=1&city=1', count: 3 },
        ],
      },
    }));
    open();
    await type('damak vilas');
    expect(await screen.findByText('Showing results for “damac villas”.', { exact: false })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No matching properties found' })).toBeVisible();
    expect(screen.getByText(/No villas under AED 2M in Palm Jumeirah\./)).toHaveTextContent(
      'Jumeirah. 14 over AED 2M · 3 elsewhere in Dubai',
    );
    expect(screen.getByRole('link', { name: '14 over AED 2M' })).toHaveAttribute(
      'href',
      '/properties?property_type=1&price_range=2000000-null',
    );
    expect(screen.getByRole('link', { name: 'Ask us to find it' })).toHaveAttribute(
      'href',
      '/contact?about=villas+under+AED+2M+in+Palm+Jumeirah',
    );
  });
});
