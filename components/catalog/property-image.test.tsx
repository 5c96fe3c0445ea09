/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PropertyImage } from './property-image';

const show = (src: string | null) => render(<PropertyImage src={src} alt="House" width={300} height={200} />);
const source = () => screen.getByAltText('House').getAttribute('src') ?? '';
const fallback = encodeURIComponent('/media/fallback.jpg');

test('pictures of the site use the optimiser', () => {
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
])('%j is not an image: shows the fallback', (src) => {
  show(src);
  expect(source()).toContain(fallback);
});

test('a failed picture is replaced by the fallback until the source changes', () => {
  const { rerender } = show('/media/gone.jpg');
  fireEvent.error(screen.getByAltText('House'));
  expect(source()).toContain(fallback);
  rerender(<PropertyImage src="/media/other.jpg" alt="House" width={300} height={200} />);
  expect(source()).toContain('other.jpg');
});
