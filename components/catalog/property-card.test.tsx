/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { propertyFixture } from '@/testing/property-fixture';
import { present } from '@/testing/stub';
import { attachFavorite } from './favorites';
import { PropertyCard } from './property-card';

jest.mock('./favorites', () => ({ attachFavorite: jest.fn(() => () => {}) }));

const property = propertyFixture({ title: 'Sahil Villas', low_price: 5_000_000 });
const served =
  '<img src="/a.jpg" alt=""><button class="favorite invisible">Favourite</button><h2>As served</h2>';

let page: HTMLElement;
let root: ReturnType<typeof hydrateRoot>;

/** The card as the server sent it, adopted by the browser. */
async function hydrate() {
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  page = document.createElement('div');
  page.innerHTML = renderToString(<PropertyCard property={property} />);
  card().innerHTML = served;
  document.body.append(page);
  root = await act(async () => hydrateRoot(page, <PropertyCard property={property} />));
}

const card = () => present(page.querySelector('article'));
const show = (next: typeof property) => act(async () => root.render(<PropertyCard property={next} />));

beforeAll(async () => {
  // Loads the code of the content.
  await act(async () => {
    render(<PropertyCard property={property} />);
  });
  cleanup();
});
beforeEach(() => jest.mocked(attachFavorite).mockClear());
afterEach(async () => {
  await act(async () => root?.unmount());
  page?.remove();
});

it('adopts the server-rendered card and activates its favourite button', async () => {
  await hydrate();
  expect(card().innerHTML).toBe(served);
  expect(attachFavorite).toHaveBeenCalledWith(card().querySelector('button'), property.id);
  await show({ ...property });
  expect(card().innerHTML).toBe(served);
});

it('renders the card again when the property has changed', async () => {
  await hydrate();
  await show({ ...property, low_price: 4_000_000 });
  expect(card()).toHaveTextContent('AED 4,000,000');
  expect(card()).not.toHaveTextContent('As served');
});

it('keeps rendering the card when the property is again as served', async () => {
  await hydrate();
  await show({ ...property, low_price: 4_000_000 });
  await show(property);
  expect(card()).toHaveTextContent('AED 5,000,000');
});

it('replaces a failed picture by a placeholder', async () => {
  await hydrate();
  await act(async () => {
    fireEvent.error(present(card().querySelector('img')));
  });
  expect(card()).toHaveTextContent('Sahil Villas');
  await act(async () => {
    fireEvent.error(present(card().querySelector('img')));
  });
  expect(card().querySelector('.relief')).not.toBeNull();
});

it('renders a card without served markup', async () => {
  await act(async () => {
    render(<PropertyCard property={property} />);
  });
  expect(screen.getByRole('heading', { name: 'Sahil Villas' })).toBeVisible();
});
