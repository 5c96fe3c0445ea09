/** @jest-environment jsdom */

import { act, render } from '@testing-library/react';
import { stub } from '@/testing/stub';
import { HeroFilm } from './hero-film';

let width: number;
let reducesMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  width = 1440;
  reducesMotion = false;
  window.matchMedia = (query: string) => {
    const [, least] = /^\(min-width: (\d+)px\)$/.exec(query) ?? [];
    return stub<MediaQueryList>({ matches: least ? width >= Number(least) : reducesMotion });
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function filmOn(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { container } = render(<HeroFilm />);
  act(() => jest.advanceTimersByTime(2_000));
  return container.querySelector('video');
}

it.each([[undefined], [{ type: 'wifi', effectiveType: '4g', saveData: false }]])(
  'plays on a connection like %j',
  (connection) => {
    expect(filmOn(connection)).not.toBeNull();
  },
);

it.each([[{ type: 'cellular', effectiveType: '4g' }], [{ effectiveType: '3g' }], [{ saveData: true }]])(
  'keeps the poster on a connection like %j',
  (connection) => {
    expect(filmOn(connection)).toBeNull();
  },
);

it('keeps the poster with reduced motion', () => {
  reducesMotion = true;
  expect(filmOn(undefined)).toBeNull();
});

it.each([
  [767, 'mobile'],
  [768, 'desktop'],
])('at %i px plays the %s video', (screenWidth, name) => {
  width = screenWidth;
  const addresses = [...(filmOn(undefined)?.querySelectorAll('source') ?? [])].map(({ src }) => src);
  expect(addresses[0]).toMatch(new RegExp(`/media/hero/hero-${name}\\.webm$`));
});
