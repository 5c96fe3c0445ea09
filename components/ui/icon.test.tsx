/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { drawIcons } from '@/scripts/draw-icons';
import { Icon } from './icon';

test('the sprite holds every icon as Lucide draws it', () => {
  expect(readFileSync('components/ui/icons.svg', 'utf8')).toBe(drawIcons());
});

test('an icon refers to the sprite and is hidden from screen readers', () => {
  const { container } = render(<Icon name="phone" className="size-5" />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('icon', 'size-5');
  expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/#phone$/);
});
