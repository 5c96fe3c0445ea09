import { createHash } from 'node:crypto';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '@/components/ui/icon-names';

/** The sprite public/sprite.svg: one symbol per icon with Lucide's shapes; colour and stroke come from the page. */
export function drawIcons(): string {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes(name)}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('')}</svg>\n`;
}

/** Changes with the sprite. */
export function spriteAddressOf(sprite: string): string {
  return `/sprite.svg?${createHash('sha256').update(sprite).digest('hex').slice(0, 6)}`;
}

function shapes(name: IconName): string {
  const title = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Besides icons the module has a few helpers, none of which has an icon's name.
  const icon = (lucide as unknown as Record<string, ComponentType>)[title];
  if (!icon) throw new Error(`Lucide has no icon ${title}.`);
  const drawing = renderToStaticMarkup(createElement(icon));
  return drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>');
}
