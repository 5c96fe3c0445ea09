/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { essentialOnly, everything, storeConsent } from '@/lib/consent/consent';
import { MapFacade } from './map-facade';
import { mapNotes } from './map-notes';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const show = () => render(<MapFacade title="Sahil Villas" query="25.1,55.2" notes={mapNotes} />);
const map = () => screen.queryByTitle('Map of Sahil Villas');

test('loads nothing of the map before it is requested', () => {
  show();
  expect(map()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(map()).toHaveAttribute('src', 'https://www.google.com/maps?q=25.1%2C55.2&z=15&output=embed');
  expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
});

test('a stored refusal prevents loading', () => {
  storeConsent(essentialOnly);
  show();
  expect(map()).toBeNull();
});

test('stored functional consent shows it, and so does consent given on the open page', () => {
  storeConsent(everything);
  const { unmount } = show();
  expect(map()).not.toBeNull();
  unmount();
  localStorage.clear();
  show();
  expect(map()).toBeNull();
  act(() => storeConsent(everything));
  expect(map()).not.toBeNull();
});

test('offline it says so, and loads once the connection is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  storeConsent(everything);
  show();
  expect(map()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline/);
  online.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(map()).not.toBeNull();
});

test('names another way below a map that does not arrive', () => {
  storeConsent(everything);
  show();
  expect(map()?.parentElement).toHaveTextContent('use “Open in Maps”');
});
