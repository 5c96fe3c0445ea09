/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PropertyPicture } from './property-picture';

const show = (src: string | null) =>
  render(<PropertyPicture src={src} alt="House" sizes="300px" width={300} height={200} />);
const source = () => screen.getByAltText('House').getAttribute('src') ?? '';
const fallback = encodeURIComponent('/media/fallback.jpg');

test('loads pictures of the site through the optimiser', () => {
  show('/media/house.jpg');
  expect(source()).toContain(`/_next/image?url=${encodeURIComponent('/media/house.jpg')}`);
});

test.each([
  [null],
  [''],
  ['house.jpg'],
  ['javascript:alert(1)'],
  ['//pictures.invalid/a.jpg'],
  ['https://'],
  ['https://pictures.invalid/house.jpg'],
])('shows the fallback for %j', (src) => {
  show(src);
  expect(source()).toContain(fallback);
});

test('replaces a failed picture by the fallback until the source changes', () => {
  const { rerender } = show('/media/gone.jpg');
  fireEvent.error(screen.getByAltText('House'));
  expect(source()).toContain(fallback);
  rerender(<PropertyPicture src="/media/other.jpg" alt="House" sizes="300px" width={300} height={200} />);
  expect(source()).toContain('other.jpg');
});

test('replaces a picture that failed before hydration', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  try {
    show('/media/broken.jpg');
    await waitFor(() => expect(source()).toContain(fallback));
  } finally {
    complete.mockRestore();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  }
});

test('loads a picture lazily unless it has priority', () => {
  const { rerender } = show('/media/house.jpg');
  expect(screen.getByAltText('House')).toHaveAttribute('loading', 'lazy');
  rerender(<PropertyPicture src="/media/house.jpg" alt="House" sizes="300px" priority />);
  expect(screen.getByAltText('House')).not.toHaveAttribute('loading');
  expect(screen.getByAltText('House')).toHaveAttribute('fetchpriority', 'high');
});
