/** @jest-environment jsdom */

import { layOutWhenIdle } from './lay-out-when-idle';

const isLaidOut = (card: HTMLElement) => card.hasAttribute('data-laid-out');
const cards = () => Array.from({ length: 3 }, () => document.createElement('article'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** One idle period with the frame after it. */
function passIdlePeriod(): void {
  jest.advanceTimersToNextTimer();
  jest.advanceTimersToNextFrame();
}

it('lays out one card per idle period', () => {
  const all = cards();
  for (const card of all) layOutWhenIdle(card);
  expect(all.filter(isLaidOut)).toHaveLength(0);
  for (let count = 1; count <= all.length; count++) {
    passIdlePeriod();
    expect(all.filter(isLaidOut)).toHaveLength(count);
  }
});

it('lays out cards of a later list', () => {
  for (const list of [cards(), cards()]) {
    for (const card of list) layOutWhenIdle(card);
    for (const _ of list) passIdlePeriod();
    expect(list.every(isLaidOut)).toBe(true);
  }
});
