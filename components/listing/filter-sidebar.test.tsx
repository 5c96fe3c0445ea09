/** @jest-environment jsdom */

import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { filterPanel } from '@/lib/search/filters/filter-panel';
import { parseListingQuery } from '@/lib/search/listing-query';
import { present, stub } from '@/testing/stub';
import { FilterSidebar } from './filter-sidebar';
import type { Listing } from './use-listing';

const query = parseListingQuery({});
const villa = { id: 1, name: 'Villa', slug: 'villa', count: 3 };
const none = { property_statuses: [], sales_statuses: [], cities: [], districts: [], developers: [] };
const panel = filterPanel(query, { ...none, property_types: [villa] }, null, new Date('2026-01-01'));
const change = jest.fn();
const sidebar = (
  <FilterSidebar
    listing={stub<Listing>({ change })}
    filters={{ panel, isFailed: false, isEmpty: false }}
    query={query}
  />
);

const page = document.createElement('div');
const screen = { isLarge: true, changed: new EventTarget() };
let root: Root;

beforeEach(() => {
  change.mockClear();
  window.location.hash = '';
  screen.isLarge = true;
  window.matchMedia = () =>
    stub<MediaQueryList>({
      matches: screen.isLarge,
      addEventListener: (type: string, listener: () => void) =>
        screen.changed.addEventListener(type, listener),
      removeEventListener: (type: string, listener: () => void) =>
        screen.changed.removeEventListener(type, listener),
    });
  page.innerHTML = renderToString(sidebar);
  document.body.append(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

const choice = () => present(page.querySelector('input[type=radio]'));
const hydrate = async () => {
  root = await act(async () => hydrateRoot(page, sidebar));
};

it('is hydrated on large screens', async () => {
  const served = choice();
  await hydrate();
  expect(choice()).toBe(served);
  fireEvent.click(choice());
  expect(change).toHaveBeenCalledWith({ property_type: [1] });
});

it('stays as served on small screens until the screen becomes large', async () => {
  screen.isLarge = false;
  const served = choice();
  await hydrate();
  expect(choice()).toBe(served);
  fireEvent.click(choice());
  expect(change).not.toHaveBeenCalled();

  screen.isLarge = true;
  act(() => void screen.changed.dispatchEvent(new Event('change')));
  expect(page.querySelectorAll('input[type=radio]')).toHaveLength(1);
  fireEvent.click(choice());
  expect(change).toHaveBeenCalledWith({ property_type: [1] });
});

it('is hydrated on small screens at its own URL, which shows it without the drawer', async () => {
  screen.isLarge = false;
  window.location.hash = '#filters';
  const served = choice();
  await hydrate();
  expect(choice()).toBe(served);
  fireEvent.click(choice());
  expect(change).toHaveBeenCalledWith({ property_type: [1] });
});

it('becomes usable when its URL is opened later', async () => {
  screen.isLarge = false;
  await hydrate();
  await act(async () => {
    window.location.hash = '#filters';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  fireEvent.click(choice());
  expect(change).toHaveBeenCalledWith({ property_type: [1] });
});
