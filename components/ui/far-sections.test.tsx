/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { FarSections } from './far-sections';
import { farSectionsMark } from './far-sections-mark';

const root = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
  root.removeAttribute('data-far-sections');
});

function open(type: 'navigate' | 'reload' | 'back_forward', hash = ''): void {
  location.hash = hash;
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  new Function(farSectionsMark)();
}

test('a first visit skips far sections', () => {
  open('navigate');
  expect(root).toHaveAttribute('data-far-sections');
});

test.each([
  ['navigate', '#units'],
  ['reload', ''],
  ['back_forward', ''],
] as const)('a position that depends on all heights skips none: %s %s', (type, hash) => {
  open(type, hash);
  expect(root).not.toHaveAttribute('data-far-sections');
});

test('a press on a link into the page lays out all sections before the jump, other presses none', () => {
  const { getByText } = render(
    <>
      <button type="button">Menu</button>
      <a href="#units">
        <span>Units</span>
      </a>
    </>,
  );
  open('navigate');
  getByText('Menu').click();
  expect(root).toHaveAttribute('data-far-sections');
  getByText('Units').click();
  expect(root).not.toHaveAttribute('data-far-sections');
});

function sections() {
  return (
    <>
      <FarSections />
      <section className="far-section">Units</section>
      <section className="far-section">Location</section>
    </>
  );
}

test('an idle browser lays out one section after the other', () => {
  open('navigate');
  const { container } = render(sections());
  for (const count of [0, 1, 2]) {
    expect(container.querySelectorAll('[data-laid-out]')).toHaveLength(count);
    jest.advanceTimersToNextTimer();
    jest.advanceTimersToNextFrame();
  }
});

test('skips nothing on later pages', () => {
  open('navigate');
  render(sections()).unmount();
  expect(root).not.toHaveAttribute('data-far-sections');
  const { container } = render(sections());
  jest.runAllTimers();
  expect(container.querySelectorAll('[data-laid-out]')).toHaveLength(0);
});
