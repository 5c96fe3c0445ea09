/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { BackLink } from './back-link';

const back = jest.fn();

beforeEach(() => {
  back.mockClear();
  jest.spyOn(window.history, 'back').mockImplementation(back);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  jest.restoreAllMocks();
});

function renderAfter(navigation: { canGoBack: boolean } | undefined) {
  if (navigation) Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  render(<BackLink href="/blog">Go Back</BackLink>);
  return screen.getByRole('link', { name: 'Go Back' });
}

it('goes back to the previous page of this site', () => {
  fireEvent.click(renderAfter({ canGoBack: true }));
  expect(back).toHaveBeenCalledTimes(1);
});

it('leaves modified clicks to the browser', () => {
  const link = renderAfter({ canGoBack: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(back).not.toHaveBeenCalled();
});

it.each([{ canGoBack: false }, undefined])(
  'is a plain link for visitors from elsewhere: %p',
  (navigation) => {
    const link = renderAfter(navigation);
    expect(link).toHaveAttribute('href', '/blog');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(back).not.toHaveBeenCalled();
  },
);
