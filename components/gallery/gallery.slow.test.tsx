/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { present, stub } from '@/testing/stub';
import { Gallery } from './gallery';

let reduced: boolean;
let motionListener: (() => void) | null;

beforeEach(() => {
  reduced = false;
  motionListener = null;
  window.matchMedia = stub<typeof window.matchMedia>((media: string) => ({
    media,
    get matches() {
      return reduced;
    },
    addEventListener: (_: string, listener: () => void) => {
      motionListener = listener;
    },
    removeEventListener: () => {},
  }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/media/p-${index + 1}.jpg`);
const show = (count: number) =>
  render(<Gallery images={pictures(count)} title="Sahil Villas" fallback={<p>Map lines</p>} />);
const counter = () => screen.getByText(/\d+ \/ \d+/).textContent?.replace('Picture ', '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const progress = () => screen.queryByTestId('gallery-progress');

test('previous and next wrap around', () => {
  show(3);
  expect(counter()).toBe('1 / 3');
  press('Previous picture');
  expect(counter()).toBe('3 / 3');
  press('Next picture');
  press('Next picture');
  expect(counter()).toBe('2 / 3');
});

test('arrow keys change the picture, also on the thumbnails, which keep focus', () => {
  show(3);
  screen.getByRole('link', { name: 'Show picture 1' }).focus();
  fireEvent.keyDown(present(document.activeElement), { key: 'ArrowLeft' });
  expect(counter()).toBe('3 / 3');
  expect(screen.getByRole('link', { name: 'Show picture 3' })).toHaveFocus();
  fireEvent.keyDown(present(document.activeElement), { key: 'ArrowRight' });
  expect(counter()).toBe('1 / 3');
  expect(screen.getByRole('link', { name: 'Show picture 1' })).toHaveFocus();
});

test('shows eight dots, then the number of others', () => {
  show(14);
  const dots = screen.getAllByRole('button', { name: /^Go to picture/ });
  expect(dots).toHaveLength(8);
  expect(screen.getByText('+6')).toBeInTheDocument();
  press('Go to picture 5');
  expect(counter()).toBe('5 / 14');
  expect(dots[4]).toHaveAttribute('aria-current', 'true');
  expect(dots[0]).not.toHaveAttribute('aria-current');
});

test('shows only dots for up to eight pictures', () => {
  show(8);
  expect(screen.getAllByRole('button', { name: /^Go to picture/ })).toHaveLength(8);
  expect(screen.queryByText(/^\+/)).toBeNull();
});

test('a thumbnail selects its picture; the thumbnails are one tab stop', () => {
  show(4);
  fireEvent.click(screen.getByRole('link', { name: 'Show picture 4' }));
  expect(counter()).toBe('4 / 4');
  const stops = screen.getAllByRole('link').filter((link) => link.tabIndex === 0);
  expect(stops).toHaveLength(1);
  expect(stops[0]).toHaveAttribute('aria-current', 'true');
});

test('shows an error for a failed picture', () => {
  show(2);
  expect(screen.queryByText('Image unavailable')).toBeNull();
  fireEvent.error(screen.getByAltText('Sahil Villas'));
  expect(screen.getByText('Image unavailable')).toBeInTheDocument();
});

test('shows a single picture without controls', () => {
  show(1);
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
  expect(progress()).toBeNull();
});

test.each([
  [2, 'Both pictures'],
  [3, 'All 3 pictures'],
])('opens the full-screen view of %d pictures with "%s"', (count, name) => {
  show(count);
  press(name);
  expect(screen.getByRole('dialog', { name: 'Pictures of Sahil Villas' })).toBeInTheDocument();
});

describe('autoplay', () => {
  test('advances when the animation ends, and wraps around', () => {
    show(2);
    fireEvent.animationEnd(present(progress()));
    expect(counter()).toBe('2 / 2');
    fireEvent.animationEnd(present(progress()));
    expect(counter()).toBe('1 / 2');
  });

  test('stops when the visitor interacts, and can be resumed', () => {
    show(3);
    press('Next picture');
    expect(progress()).toBeNull();
    press('Play pictures');
    expect(progress()).not.toBeNull();
    press('Pause pictures');
    expect(progress()).toBeNull();
  });

  test('is not announced to screen readers, unlike changes by the visitor', () => {
    show(3);
    const told = () => screen.getByText(/\d+ \/ \d+/).closest('[aria-live]');
    expect(told()).toHaveAttribute('aria-live', 'off');
    press('Next picture');
    expect(told()).toHaveAttribute('aria-live', 'polite');
  });

  test('is disabled by reduced motion, also when switched on later', () => {
    show(3);
    expect(progress()).not.toBeNull();
    reduced = true;
    act(() => motionListener?.());
    expect(progress()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play pictures' })).toBeNull();
  });
});

describe('full screen', () => {
  test('opens at the clicked picture and closes', async () => {
    show(5);
    press('Open picture 3 of 5 in full screen');
    const dialog = screen.getByRole('dialog', { name: 'Pictures of Sahil Villas' });
    expect(within(dialog).getByText('3 / 5')).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByText('4 / 5')).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(counter()).toBe('4 / 5'));
  });

  test('has no thumbnails for a single picture', () => {
    show(1);
    press('Open picture 1 of 1 in full screen');
    const dialog = screen.getByRole('dialog', { name: 'Pictures of Sahil Villas' });
    expect(within(dialog).queryByRole('list')).toBeNull();
    expect(within(dialog).getByRole('img', { name: 'Sahil Villas' })).toBeInTheDocument();
  });

  test('closes on Back, and leaves no history entry when closed otherwise', async () => {
    show(3);
    window.history.pushState(null, '');
    const entries = window.history.length;
    press('Open picture 1 of 3 in full screen');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Open picture 1 of 3 in full screen');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.history.state?.viewer).toBeUndefined());
    expect(window.history.length).toBe(entries + 1);
  });
});

test('leaves Alt, Ctrl and Cmd with an arrow to the browser, which goes back or forward', () => {
  show(3);
  const button = screen.getByRole('button', { name: 'Next picture' });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(button, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(counter()).toBe('1 / 3');
});

test('horizontal swipes change the picture, scrolling does not', () => {
  show(3);
  const stage = screen.getByRole('button', { name: /^Open picture 1/ });
  const swipe = (from: [number, number], to: [number, number]) => {
    fireEvent.touchStart(stage, { touches: [{ clientX: from[0], clientY: from[1] }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
  };
  swipe([200, 100], [120, 110]);
  expect(counter()).toBe('2 / 3');
  swipe([200, 100], [150, 300]);
  expect(counter()).toBe('2 / 3');
  swipe([100, 100], [180, 100]);
  expect(counter()).toBe('1 / 3');
});

test('server HTML has the first picture and a link to each', () => {
  const html = renderToString(<Gallery images={pictures(3)} title="Sahil Villas" fallback={null} />);
  expect(html).toContain('fetchPriority="high"');
  for (const picture of pictures(3)) expect(html).toContain(`href="${picture}"`);
  expect(html).not.toContain('gallery-progress');
});

test('shows the fallback when no picture loads', () => {
  const { container } = show(4);
  const failNext = (selector: string) => {
    for (const image of container.querySelectorAll(selector)) fireEvent.error(image);
  };
  failNext('img[alt="Sahil Villas"]');
  expect(screen.getAllByText('Image unavailable')).toHaveLength(1);
  const thumbnails = [...container.querySelectorAll('ul img')];
  expect(thumbnails.map((image) => image.getAttribute('loading'))).toEqual(Array(4).fill('eager'));
  failNext('ul li:not(:last-child) img');
  expect(screen.queryByText('Map lines')).toBeNull();
  failNext('ul li:last-child img');
  expect(screen.getByText('Map lines')).toBeInTheDocument();
  expect(screen.getByText('Image unavailable')).toBeVisible();
  expect(screen.getByText('Image unavailable').closest('[aria-hidden]')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

test('animates the content below up to the lower fallback', () => {
  const animate = jest.fn();
  Object.assign(HTMLElement.prototype, { animate });
  const { container } = render(
    <>
      <Gallery images={pictures(1)} title="Sahil Villas" fallback={<p>Map lines</p>} />
      <p>After</p>
    </>,
  );
  const heights = [560, 176];
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockImplementation(() => heights.shift() ?? 0);
  fireEvent.error(present(container.querySelector('img')));
  expect(animate.mock.contexts).toEqual([screen.getByText('After')]);
  expect(animate.mock.calls[0]?.[0]).toEqual([{ transform: 'translateY(384px)' }, { transform: 'none' }]);
  height.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});
