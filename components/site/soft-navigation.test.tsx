/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { followed } from '@/components/ui/followed-link';
import { followLink, IntentLink } from '@/components/ui/intent-link';
import { SoftNavigation } from './soft-navigation';

const router = { push: jest.fn(), prefetch: jest.fn() };
let pathname = '/';
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => pathname }));

const scrollTo = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
});

const url = 'http://localhost/properties?page=2';

function show(link = <IntentLink href="/properties?page=2">Next</IntentLink>) {
  const page = () => (
    <>
      {link}
      <a href="/feed.xml">Feed</a>
      <SoftNavigation />
    </>
  );
  const view = render(page());
  const arriveAt = (path: string) => {
    pathname = path;
    window.history.replaceState(null, '', path);
    view.rerender(page());
  };
  return { ...view, arriveAt, link: screen.getByText('Next') };
}

function click(element: Element, how: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, how);
  fireEvent(element, event);
  return event.defaultPrevented;
}

test('navigates without a reload on a plain click', () => {
  expect(click(show().link)).toBe(true);
  expect(router.push.mock.calls).toEqual([[url, { scroll: false }]]);
});

test('navigates as a link does on request', () => {
  show();
  act(() => followLink('/properties/a'));
  expect(router.push.mock.calls).toEqual([['http://localhost/properties/a', { scroll: false }]]);
});

describe('while the next page loads', () => {
  const withText = (
    <IntentLink href="/properties?page=2" pending="Loading...">
      Next
    </IntentLink>
  );
  let arrive: () => void;
  beforeEach(() => {
    router.push.mockImplementation(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
  });
  afterEach(() => router.push.mockReset());

  test('shows the pending text of the link, then scrolls to the top', async () => {
    const { link } = show(withText);
    expect(link).toHaveTextContent(/^Next$/);
    click(link);
    expect(link).toHaveTextContent('NextLoading...');
    expect(scrollTo).not.toHaveBeenCalled();
    await act(async () => arrive());
    expect(link).toHaveTextContent(/^Next$/);
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  test('other code knows that a link is being followed', async () => {
    const { link } = show(withText);
    click(link);
    expect(followed.text).not.toBeNull();
    await act(async () => arrive());
    expect(followed.text).toBeNull();
    click(link);
    fireEvent.popState(window);
    expect(followed.text).toBeNull();
  });

  test('leaves the position to the browser when the visitor goes back meanwhile', async () => {
    const { link } = show(withText);
    click(link);
    fireEvent.popState(window);
    expect(link).toHaveTextContent(/^Next$/);
    await act(async () => arrive());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('Back while the next page scrolls to its top', () => {
  const back = (to: string) => {
    const { link, arriveAt } = show();
    window.scrollY = 900;
    click(link);
    arriveAt('/properties');
    scrollTo.mockClear();
    window.history.replaceState(null, '', to);
    fireEvent.popState(window);
    arriveAt(to);
  };
  afterEach(() => {
    window.scrollY = 0;
    window.history.replaceState(null, '', '/');
    pathname = '/';
  });

  test('leads to where the link was followed', () => {
    back('/');
    expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });

  test('leaves the position of other pages to the browser', () => {
    back('/about');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test('lets browsers restore positions at once on the way back', () => {
  jest.useFakeTimers();
  show();
  const { style } = document.documentElement;
  fireEvent.popState(window);
  expect(style.scrollBehavior).toBe('auto');
  jest.runAllTimers();
  expect(style.scrollBehavior).toBe('');
  jest.useRealTimers();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    expect(click(show().link, how)).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test('ignores a click that a handler prevented', () => {
  const { link } = show(
    <IntentLink href="/properties?page=2" onClick={(event) => event.preventDefault()}>
      Next
    </IntentLink>,
  );
  click(link);
  expect(router.push).not.toHaveBeenCalled();
});

test('ignores other links', () => {
  show();
  expect(click(screen.getByText('Feed'))).toBe(false);
  fireEvent.mouseOver(screen.getByText('Feed'));
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test.each([
  ['hover', fireEvent.mouseOver],
  ['focus', fireEvent.focusIn],
  ['touch', fireEvent.touchStart],
])('prefetches once on %s', (_name, intend) => {
  const { link } = show();
  expect(router.prefetch).not.toHaveBeenCalled();
  intend(link);
  intend(link);
  expect(router.prefetch.mock.calls).toEqual([[url]]);
});

test('ignores clicks after it is unmounted', () => {
  const { link, rerender } = show();
  rerender(<IntentLink href="/properties?page=2">Next</IntentLink>);
  fireEvent.mouseOver(link);
  expect(router.prefetch).not.toHaveBeenCalled();
});
