/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltips } from './tooltips';

const shown = () => document.querySelector('[popover][data-shown]')?.textContent ?? null;

/** A minimal popover API for the tests. */
function popovers() {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset.shown = '';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset.shown;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    set(this: HTMLElement, value: string) {
      this.setAttribute('popover', value);
    },
  });
}

/** jsdom has no pointer events; a plain event has the needed fields. */
async function over(target: Element, pointerType = 'mouse') {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  await act(async () => {
    target.dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(0);
  });
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  jest.useFakeTimers();
  popovers();
  render(
    <>
      <Tooltips />
      <button type="button" data-tooltip="Call">
        a
      </button>
      <button type="button" data-tooltip="Email">
        b
      </button>
      <p>text</p>
    </>,
  );
  await import('./tooltip-popover');
});

afterEach(() => jest.useRealTimers());

test('opens after 700 ms over a control', async () => {
  await over(screen.getByText('a'));
  await wait(690);
  expect(shown()).toBeNull();
  await wait(20);
  expect(shown()).toBe('Call');
});

test("the next control's tooltip opens at once; later it is delayed again", async () => {
  await over(screen.getByText('a'));
  await wait(710);
  await over(screen.getByText('text'));
  await wait(200);
  expect(shown()).toBeNull();
  await over(screen.getByText('b'));
  expect(shown()).toBe('Email');
  await over(screen.getByText('text'));
  await wait(600);
  await over(screen.getByText('a'));
  expect(shown()).toBeNull();
});

test('stays while the pointer is on the tooltip', async () => {
  await over(screen.getByText('a'));
  await wait(710);
  await over(screen.getByText('text'));
  await over(screen.getByText('Call'));
  await wait(1000);
  expect(shown()).toBe('Call');
});

test.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['pressing', () => fireEvent.pointerDown(screen.getByText('a'))],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s hides it', async (_, leave) => {
  await over(screen.getByText('a'));
  await wait(710);
  expect(shown()).toBe('Call');
  leave();
  expect(shown()).toBeNull();
});

test('touch opens none', async () => {
  await over(screen.getByText('a'), 'touch');
  await wait(2000);
  expect(shown()).toBeNull();
});
