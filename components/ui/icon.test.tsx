/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { drawIcons } from '@/scripts/draw-icons';
import { Icon } from './icon';
import { iconNames } from './icon-names';
import shapes from './icon-shapes.json';
import { IconSymbols } from './icon-symbols';

test('the shapes are those that Lucide draws', () => {
  expect(shapes).toEqual(drawIcons());
});

test('every icon refers to a drawn symbol and is hidden from screen readers', () => {
  const { container } = render(
    <>
      <IconSymbols />
      {iconNames.map((name) => (
        <Icon key={name} name={name} className="size-5" />
      ))}
    </>,
  );
  const icons = [...container.querySelectorAll('.icon.size-5[aria-hidden=true] use')];
  const symbols = icons.map((icon) => container.querySelector(icon.getAttribute('href') ?? ''));
  expect(symbols.map((symbol) => symbol?.id)).toEqual(iconNames.map((name) => `icon-${name}`));
  expect(symbols.filter((symbol) => symbol?.childElementCount)).toHaveLength(iconNames.length);
});
