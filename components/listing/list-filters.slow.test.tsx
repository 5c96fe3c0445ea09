/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@/lib/http/browser/http-error';
import type { FilterPanel } from '@/lib/search/filters/filter-panel';
import { saleTerms } from '@/lib/search/filters/filter-values';
import { listingHref, parseListingQuery } from '@/lib/search/listing-query';
import { recordOf } from '@/lib/typed-keys';
import {
  busy,
  field,
  mockFilterRequest,
  open,
  palm,
  panelOf,
  request,
  requestedPaths,
  sidebar,
} from '@/testing/property-list';

const noNames = { choices: [], total: 0 };
const nothing: FilterPanel = {
  ...panelOf(parseListingQuery({})),
  property_type: [],
  price_range: [],
  city: noNames,
  district: noNames,
  property_status: [],
  sales_status: [],
  developer: noNames,
  completion_rate: [],
  ...recordOf(saleTerms, () => []),
};

describe('filters', () => {
  it('load page 1 of the filtered list and update the URL', async () => {
    open({ search: '?page=2&page_size=24' });
    await userEvent.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    expect(window.location.search).toBe('?property_type=1&page_size=24');
    expect(requestedPaths()).toEqual(['/api/v1/properties/?property_type=1&page_size=24']);
    expect(busy()).toBe('true');
    expect(document.querySelectorAll('[aria-busy] .aspect-3\\/2')).toHaveLength(6);
  });

  it('are cleared by clicking the choice or its chip', async () => {
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

  it('with several values of a link are sent by the untouched form', () => {
    const search =
      '?property_type=1,2&property_status=3,30&sales_status=40&completion_rate__gte=80&lang=ar&page_size=24';
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
    expect(sidebar().getByRole('option', { name: 'No options found' })).toBeInTheDocument();
    expect(sidebar().getByRole('link', { name: 'Clear All' })).toBeVisible();
  });

  it('say of each group that it is empty when there is nothing to choose', async () => {
    open({ startPanel: nothing });
    for (const text of [
      'No property types available',
      'No property status options available',
      'No sales status options available',
    ])
      expect(sidebar().getByText(text)).toBeVisible();
    for (const [label, text] of [
      ['Price Range', 'No options found'],
      ['City', 'No cities available'],
      ['District', 'No districts available'],
      ['Developer', 'No developers available'],
    ] as const) {
      const list = sidebar().getByRole('combobox', { name: label });
      expect(list).toBeDisabled();
      expect(list).toHaveDisplayValue(text);
    }
    expect(sidebar().queryByRole('textbox')).not.toBeInTheDocument();
    expect(sidebar().queryByRole('link', { name: 'Clear All' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await drawer.findByText('No property types available')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Clear All Filters' })).not.toBeInTheDocument();
  });

  it('say that the chosen city has no districts', () => {
    open({ search: '?city=5', startPanel: { ...panelOf(parseListingQuery({})), district: noNames } });
    expect(sidebar().getByRole('combobox', { name: 'District' })).toHaveDisplayValue(
      'No districts available',
    );
    expect(sidebar().getByRole('link', { name: 'Clear All' })).toBeVisible();
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

  it('keep a text that is no number, and say so', async () => {
    open();
    const search = window.location.search;
    const field = sidebar().getByRole('textbox', { name: 'Price in AED, up to' });
    await userEvent.type(field, 'two million');
    await userEvent.tab();
    expect(field).toHaveValue('two million');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter a number.');
    expect(window.location.search).toBe(search);
    await userEvent.clear(field);
    await userEvent.type(field, '2 million{Enter}');
    expect(field).toBeValid();
    expect(window.location.search).toContain('price_range=0-2000000');
    await userEvent.type(sidebar().getByRole('textbox', { name: 'Price in AED, from' }), 'one{Enter}');
    await userEvent.click(sidebar().getByRole('link', { name: 'Clear All' }));
    for (const cleared of sidebar().getAllByRole('textbox')) expect(cleared).toHaveValue('');
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
    // At most 200 px high.
    const list = sidebar().getByRole('listbox', { name: 'District' }).parentElement;
    expect(list).toHaveClass('max-h-50');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(list);
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

  it('say that no district has the typed name', async () => {
    mockFilterRequest.mockImplementation(async () => ({ count: 0, results: [] }));
    open({ startPanel: { ...panelOf(parseListingQuery({})), district: { choices: [], total: 1_500 } } });
    await userEvent.type(await sidebar().findByPlaceholderText('All districts'), 'xyz');
    expect(await sidebar().findByText('No options found')).toBeVisible();
  });

  it('open in a drawer on small screens, which shows the number of results', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    request.mockResolvedValue({ count: 7, results: [palm] });
    await userEvent.click(drawer.getByRole('radio', { name: /^Villa/ }));
    expect(window.location.search).toBe('?property_type=1');
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 7 properties' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
    expect(window.location.search).toBe('?property_type=1');
  });

  it('are kept when Back closes the drawer, which the space bar opened', async () => {
    open();
    screen.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard(' ');
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

it('says when the names of a long filter could not be loaded', async () => {
  const panel = panelOf(parseListingQuery({}));
  mockFilterRequest.mockRejectedValue(new HttpError(404, 'Not found.'));
  open({ startPanel: { ...panel, developer: { ...panel.developer, total: 200 } } });
  const developer = await screen.findByRole('combobox', { name: 'Developer', expanded: false });
  await userEvent.click(developer);
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
    'The list could not be loaded.',
  );
});
