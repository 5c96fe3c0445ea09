/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { UnitSummary } from '@/components/catalog/unit-summary';
import { endFollowing, followed } from '@/components/ui/followed-link';
import { unitViews } from '@/lib/catalog/units/unit-views';
import { UnitBrowser, unitsPerStep } from './unit-browser';
import { narrowingKeys } from './unit-filters';

function building(count: number): UnitSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    apartment_id: String(101 + index),
    apt_no: `A-${index + 1}`,
    apartment_type_id: index % 4,
    no_of_baths: 1,
    area: 500 + index,
    floor: '1',
    price: 900_000 + index * 1000,
    unit_image: null,
    status: null,
    view: unitViews[index % 3]?.value ?? null,
  }));
}

function browser(units: UnitSummary[], propertySlug = 'tower') {
  return (
    <UnitBrowser
      units={units}
      propertySlug={propertySlug}
      propertyTitle="Tower"
      fallbackPicture={null}
      place={null}
    />
  );
}

function setUp(units: UnitSummary[]) {
  render(browser(units));
  return userEvent.setup();
}

const count = () => screen.getByText(/^Showing/).textContent;
/** Read from the DOM directly: role queries take seconds over a whole building. */
const names = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);

beforeEach(() => window.history.replaceState(null, '', '/properties/tower/units'));

test('shows all units, cheapest first, as a grid', () => {
  setUp(building(3));
  expect(count()).toBe('Showing 3 of 3 units');
  expect(names()).toEqual(['Unit 101', 'Unit 102', 'Unit 103']);
  expect(screen.getByRole('button', { name: 'Grid' }).getAttribute('aria-pressed')).toBe('true');
});

test('filters and updates the URL', async () => {
  const user = setUp(building(8));
  await user.selectOptions(screen.getByLabelText('Bedrooms'), '0');
  expect(count()).toBe('Showing 2 of 8 units');
  expect(window.location.search).toBe('?bedrooms=0');
  await user.click(screen.getByRole('button', { name: 'Sort order: ascending' }));
  expect(names()).toEqual(['Unit 105', 'Unit 101']);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(window.location.search).toBe('?bedrooms=0&order=desc&view=list');
  expect(names()).toEqual(['Unit 105', 'Unit 101']);
});

test.each(narrowingKeys.filter((key) => key !== 'q'))('has a control for %s', (key) => {
  setUp(building(8));
  expect(document.getElementById(`unit-${key}`)).toBeVisible();
});

test('offers existing views and shows the choice beside the layout', async () => {
  const user = setUp(building(8));
  const options = [...screen.getByLabelText<HTMLSelectElement>('View').options].map(({ text }) => text);
  expect(options).toEqual(['Any view', 'Sea', 'Landmark', 'Marina']);
  await user.selectOptions(screen.getByLabelText('View'), 'Sea');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(window.location.search).toBe('?outlook=sea&view=list');
  expect(names()).toEqual(['Unit 101', 'Unit 104', 'Unit 107']);
});

test('has no view control when no views are known', () => {
  setUp(building(3).map((unit) => ({ ...unit, view: null })));
  expect(screen.queryByLabelText('View')).toBeNull();
});

test('searches while typing; the URL follows', async () => {
  const user = setUp(building(8));
  await user.type(screen.getByLabelText('Search'), 'a-7');
  expect(names()).toEqual(['Unit 107']);
  await waitFor(() => expect(window.location.search).toBe('?q=a-7'));
  expect(screen.getByDisplayValue('a-7')).toBeInTheDocument();
});

test('leaves the URL alone while a followed link loads', () => {
  jest.useFakeTimers();
  render(browser(building(3)));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '102' } });
  followed.text = document.createElement('span');
  act(() => jest.advanceTimersByTime(1000));
  expect(names()).toEqual(['Unit 102']);
  expect(window.location.search).toBe('');
  endFollowing();
  act(() => jest.advanceTimersByTime(250));
  expect(window.location.search).toBe('?q=102');
  jest.useRealTimers();
});

test('reads the URL initially, and on back and forward', () => {
  window.history.replaceState(null, '', '?bedrooms=1&sort=unit_id&order=desc');
  setUp(building(8));
  expect(names()).toEqual(['Unit 106', 'Unit 102']);
  window.history.replaceState(null, '', '?bedrooms=2');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(names()).toEqual(['Unit 103', 'Unit 107']);
});

test('shows an empty state when nothing matches', async () => {
  const user = setUp(building(3));
  await user.type(screen.getByLabelText('Search'), 'zzz');
  expect(screen.getByText('No units found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your filters or search criteria.')).toBeInTheDocument();
  expect(count()).toBe('Showing 0 of 3 units');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(count()).toBe('Showing 3 of 3 units');
});

test('renders a large building in steps and focuses the first new unit', () => {
  render(browser(building(unitsPerStep + 10), 'stepped'));
  expect(names()).toHaveLength(unitsPerStep);
  fireEvent.click(screen.getByText('Show more units'));
  expect(names()).toHaveLength(unitsPerStep + 10);
  expect(document.activeElement?.textContent).toBe(`Unit ${101 + unitsPerStep}`);
  expect(screen.queryByText('Show more units')).toBeNull();
});

test('shows as many units as before on return, but not after another choice or for another building', async () => {
  const units = building(unitsPerStep + 10);
  const { unmount } = render(browser(units, 'returned'));
  fireEvent.click(screen.getByText('Show more units'));
  unmount();
  const { rerender } = render(browser(units, 'returned'));
  expect(names()).toHaveLength(unitsPerStep + 10);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'area' } });
  expect(names()).toHaveLength(unitsPerStep);
  rerender(browser(units, 'another'));
  expect(names()).toHaveLength(unitsPerStep);
});

test('keeps filters that are not rendered yet: Firefox restores all selects on reload', () => {
  setUp(building(12));
  act(() => {
    window.history.replaceState(null, '', '?bedrooms=1&sort=area');
    fireEvent.change(screen.getByLabelText('View'), { target: { value: 'sea' } });
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: '500000-1000000' } });
  });
  expect(window.location.search).toBe('?bedrooms=1&sort=area&outlook=sea&price=500000-1000000');
  expect(screen.getByLabelText('Bedrooms')).toHaveValue('1');
});

test('links every unit without JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(browser(building(unitsPerStep + 10))).replaceAll(/<\/?noscript>/g, '');
  const links = [...page.querySelectorAll('a')];
  const targets = new Set(links.map((link) => link.getAttribute('href')));
  for (const unit of building(unitsPerStep + 10)) {
    expect(targets).toContain(`/properties/tower/units/${unit.id}`);
  }
});
