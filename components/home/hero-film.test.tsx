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
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

async function filmOn(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { container } = render(<HeroFilm />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  return container.querySelector('video');
}

it.each([[undefined], [{ type: 'wifi', effectiveType: '4g', saveData: false }]])(
  'plays on a connection like %j',
  async (connection) => {
    expect(await filmOn(connection)).not.toBeNull();
  },
);

it.each([[{ type: 'cellular', effectiveType: '4g' }], [{ effectiveType: '3g' }], [{ saveData: true }]])(
  'keeps the poster on a connection like %j',
  async (connection) => {
    expect(await filmOn(connection)).toBeNull();
  },
);

it('keeps the poster with reduced motion', async () => {
  reducesMotion = true;
  expect(await filmOn(undefined)).toBeNull();
});

it('offers to pause a film that started before React heard of it, as in Safari', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  const film = await filmOn(undefined);
  expect(film?.nextElementSibling?.textContent).toBe('Pause background film');
});

it.each([
  [767, 'mobile'],
  [768, 'desktop'],
])('at %i px plays the %s video', async (screenWidth, name) => {
  width = screenWidth;
  const urls = [...((await filmOn(undefined))?.querySelectorAll('source') ?? [])].map(({ src }) => src);
  expect(urls[0]).toMatch(new RegExp(`/media/hero/hero-${name}\\.webm$`));
});
