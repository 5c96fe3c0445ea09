/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react';
import { propertyFixture } from '@/testing/property-fixture';
import { present } from '@/testing/stub';
import { CardContent } from './card-content';
import { PicturePanel } from './picture-panel';

const panel = (container: HTMLElement) => container.querySelector('.relief');

test('names the place and differs by property', () => {
  const { container } = render(<PicturePanel place="Dubai Marina" seed={7} />);
  expect(container).toHaveTextContent('Dubai Marina');
  const looks = new Set<string>();
  for (let seed = 100; seed < 148; seed += 1) {
    looks.add(render(<PicturePanel place={null} seed={seed} />).container.innerHTML);
  }
  expect(looks.size).toBe(48);
});

test('is small, because lists hold up to 48', () => {
  const { container } = render(<PicturePanel place="Jumeirah Village Circle" seed={4_711} />);
  expect(container.innerHTML.length).toBeLessThan(160);
});

test('is shown on the card of a property without a picture', () => {
  const { container } = render(<CardContent property={propertyFixture({ cover_image: null })} />);
  expect(panel(container)).toHaveTextContent('Palm Jumeirah');
  expect(container.querySelector('img')).toBeNull();
});

test('is shown on the card of a property whose picture may not be loaded', () => {
  const cover_image = 'https://pictures.invalid/tower.jpg';
  const { container } = render(<CardContent property={propertyFixture({ cover_image, district: null })} />);
  expect(panel(container)).toHaveTextContent('Dubai');
  expect(container.querySelector('img')).toBeNull();
});

test('replaces a picture that fails to load', () => {
  const { container } = render(<CardContent property={propertyFixture()} />);
  expect(panel(container)).toBeNull();
  fireEvent.error(present(container.querySelector('img')));
  expect(panel(container)).toHaveTextContent('Palm Jumeirah');
  expect(screen.queryByRole('img')).toBeNull();
});
