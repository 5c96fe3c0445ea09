/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { drawIcons, spriteAddressOf } from '@/scripts/draw-icons';
import { Icon } from './icon';
import { spriteAddress } from './icon-names';

test('the sprite contains every icon as in Lucide', () => {
  expect(readFileSync('public/sprite.svg', 'utf8')).toBe(drawIcons());
  expect(spriteAddress).toBe(spriteAddressOf(drawIcons()));
});

test('an icon refers to the sprite and is hidden from screen readers', () => {
  const { container } = render(<Icon name="phone" className="size-5" />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('icon', 'size-5');
  expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/#phone$/);
});
