/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react';
import { useScrollMemory } from './use-scroll-memory';

const scrollTo = jest.fn();

function openList() {
  return renderHook(() => useScrollMemory('', true));
}

function goTo(path: string) {
  window.history.replaceState(null, '', path);
}

it('restores the position of a list to which back leads from another page, but not to a link', () => {
  window.scrollTo = scrollTo;
  goTo('/properties');
  const list = openList();
  Object.assign(window, { scrollY: 2500 });
  window.dispatchEvent(new Event('scroll'));
  list.unmount();
  goTo('/properties/palm');
  Object.assign(window, { scrollY: 800 });
  window.dispatchEvent(new Event('scroll'));

  goTo('/properties');
  window.dispatchEvent(new PopStateEvent('popstate'));
  scrollTo.mockClear();
  const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const restored = openList();
  expect(scrollTo.mock.calls).toEqual([[{ top: 2500, behavior: 'instant' }]]);
  // A frame of the smooth scroll that aiming ended.
  Object.assign(window, { scrollY: 2400 });
  nextFrame.mock.calls[0]?.[0](0);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 2500, behavior: 'instant' });
  restored.unmount();
  openList();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('restores the position again when the list of the URL replaces the one that was opened first', () => {
  window.scrollTo = scrollTo;
  goTo('/properties?page=2');
  const list = openList();
  Object.assign(window, { scrollY: 1300 });
  window.dispatchEvent(new Event('scroll'));
  list.unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  scrollTo.mockClear();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { rerender } = renderHook(({ key }) => useScrollMemory(key, true), { initialProps: { key: '' } });
  rerender({ key: 'page=2' });
  rerender({ key: 'page=3' });
  expect(scrollTo.mock.calls).toEqual(Array(2).fill([{ top: 1300, behavior: 'instant' }]));
});
