/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { HeroFilm } from './hero-film';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (query: string) => ({ matches: query.includes('min-width') }) as MediaQueryList;
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
  'leaves the poster on a connection like %j',
  (connection) => {
    expect(filmOn(connection)).toBeNull();
  },
);
