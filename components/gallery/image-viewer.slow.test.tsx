/** @jest-environment jsdom */

import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '@/testing/stub';
import { ImageViewer } from './image-viewer';

class NoResizes {
  observe() {}
  disconnect() {}
}

/** jsdom has no pointer events; these are mouse events with a pointer id. */
class PointerEvents extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

beforeEach(() => {
  // jsdom has no layout: the frame has a fixed size.
  Object.assign(globalThis, { ResizeObserver: NoResizes, PointerEvent: PointerEvents });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...new DOMRect(), left: 0, top: 0, width: 800, height: 600, right: 800, bottom: 600 });
});

afterEach(() => jest.restoreAllMocks());

function setUp(src = '/media/plan.svg') {
  render(<ImageViewer src={src} alt="Floor plan of Unit 2804" />);
  const frame = screen.getByRole('application', { name: 'Floor plan of Unit 2804' });
  return { user: userEvent.setup(), frame, picture: present(frame.querySelector<HTMLElement>(':scope > *')) };
}

/** Offset of the picture in pixels, right and down. */
function offset(picture: HTMLElement): number[] {
  const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(picture.style.transform) ?? [];
  return [Math.round(Number(x)), Math.round(Number(y))];
}

const badge = () => screen.getByRole('status').textContent;

function wheel(frame: HTMLElement, deltaY: number) {
  const event = createEvent.wheel(frame, { deltaY, clientX: 400, clientY: 300, cancelable: true });
  fireEvent(frame, event);
  return event;
}

test('buttons zoom by 1.2 between 50 % and 500 %', async () => {
  const { user } = setUp();
  expect(badge()).toBe('100%');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(badge()).toBe('120%');
  for (let step = 0; step < 12; step += 1) await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(badge()).toBe('500%');
  expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(badge()).toBe('100%');
  for (let step = 0; step < 9; step += 1) await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(badge()).toBe('50%');
});

test('the wheel zooms by 1.1 and 0.9 without scrolling the page until the limit', () => {
  const { frame } = setUp();
  expect(wheel(frame, -100).defaultPrevented).toBe(true);
  expect(badge()).toBe('110%');
  expect(wheel(frame, 100).defaultPrevented).toBe(true);
  expect(badge()).toBe('99%');
  for (let turn = 0; turn < 10; turn += 1) wheel(frame, 100);
  expect(badge()).toBe('50%');
  expect(wheel(frame, 100).defaultPrevented).toBe(false);
});

test('horizontal wheel scrolls the page', () => {
  const { frame } = setUp();
  expect(wheel(frame, 0).defaultPrevented).toBe(false);
  expect(badge()).toBe('100%');
});

test('the wheel zooms toward the pointer', () => {
  const { frame, picture } = setUp();
  fireEvent.wheel(frame, { deltaY: -1, clientX: 800, clientY: 600 });
  expect(badge()).toBe('110%');
  expect(offset(picture)).toEqual([-40, -30]);
});

test('the keys + − 0 and arrows work on the focused picture', async () => {
  const { user, frame, picture } = setUp();
  act(() => frame.focus());
  await user.keyboard('{ArrowLeft}');
  expect(offset(picture)).toEqual([0, 0]);
  await user.keyboard('++');
  expect(badge()).toBe('144%');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(offset(picture)).toEqual([-48, -48]);
  await user.keyboard('-');
  expect(badge()).toBe('120%');
  await user.keyboard('0');
  expect(offset(picture)).toEqual([0, 0]);
});

test("keeps the browser's own zoom shortcuts", async () => {
  const { user, frame } = setUp();
  act(() => frame.focus());
  await user.keyboard('{Control>}+{/Control}');
  expect(badge()).toBe('100%');
});

test('drags only a zoomed picture', () => {
  const { frame, picture } = setUp();
  const drag = () => {
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 400, clientY: 300, button: 0 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 420, clientY: 310 });
    fireEvent.pointerUp(frame, { pointerId: 1 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 700, clientY: 500 });
  };
  drag();
  expect(offset(picture)).toEqual([0, 0]);
  expect(frame.className).toContain('touch-pan-y');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  drag();
  expect(offset(picture)).toEqual([20, 10]);
  expect(frame.className).toContain('touch-none');
});

test('two fingers pinch-zoom', () => {
  const { frame } = setUp();
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(frame, { ...touch, pointerId: 1, clientX: 300, clientY: 300 });
  fireEvent.pointerDown(frame, { ...touch, pointerId: 2, clientX: 500, clientY: 300 });
  fireEvent.pointerMove(frame, { ...touch, pointerId: 2, clientX: 600, clientY: 300 });
  expect(badge()).toBe('150%');
});

test('double click resets', () => {
  const { frame } = setUp();
  wheel(frame, -1);
  fireEvent.doubleClick(frame);
  expect(badge()).toBe('100%');
});

describe('fullscreen', () => {
  test('without the Fullscreen API an overlay covers the page until Escape', async () => {
    const { user, frame } = setUp();
    act(() => frame.focus());
    await user.keyboard('f');
    const layer = frame.closest('figure');
    expect(layer?.className).toContain('fixed');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(layer?.className).not.toContain('fixed');
    expect(document.documentElement.style.overflow).toBe('');
    expect(frame).toHaveFocus();
  });

  test('Back closes the overlay, and Escape leaves no history entry', async () => {
    const { user, frame } = setUp();
    const layer = frame.closest('figure');
    act(() => frame.focus());
    await user.keyboard('f');
    window.history.back();
    await waitFor(() => expect(layer?.className).not.toContain('fixed'));
    await user.keyboard('f');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.history.state?.viewer).toBeUndefined());
  });

  test('traps focus', async () => {
    const { user, frame } = setUp();
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    screen.getByRole('link', { name: /Open full picture/ }).focus();
    await user.tab();
    expect(frame).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: /Open full picture/ })).toHaveFocus();
  });

  test('uses the Fullscreen API when available', async () => {
    const request = jest.fn().mockResolvedValue(undefined);
    Element.prototype.requestFullscreen = request;
    try {
      const { user, frame } = setUp();
      await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
      expect(request).toHaveBeenCalledTimes(1);
      expect(frame.closest('figure')?.className).not.toContain('fixed');
    } finally {
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    }
  });
});

describe.each(['/media/plan.svg', '/media/room.jpg'])('when %s fails', (src) => {
  test('a text of the same height takes the place of picture, controls, hint and link', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(720);
    setUp(src);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image unavailable')).toHaveStyle({ minHeight: '720px' });
    for (const role of ['application', 'group', 'button', 'link', 'img'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(screen.queryByText(/Scroll to zoom/)).not.toBeInTheDocument();
  });

  test('the controls of a viewer that covers the page stay until it is left', async () => {
    const { user } = setUp(src);
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image unavailable')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave fullscreen' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Image unavailable')).toBeInTheDocument();
  });
});

test('shows the hint and a link to the full picture', () => {
  setUp();
  expect(screen.getByText(/Scroll to zoom • Drag to pan • Double-click to reset/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open full picture/ }).getAttribute('href')).toBe(
    '/media/plan.svg',
  );
});
