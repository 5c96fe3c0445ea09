import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '@/components/ui/icon-names';

/** Lucide's shapes of each icon as SVG markup; colour and stroke come from the page. */
export function drawIcons(): Record<string, string> {
  return Object.fromEntries(iconNames.map((name) => [name, shapes(name)]));
}

function shapes(name: IconName): string {
  const title = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Besides icons, the module has a few helpers, but none with an icon's name.
  const icon = (lucide as unknown as Record<string, ComponentType>)[title];
  if (!icon) throw new Error(`Lucide has no icon ${title}.`);
  const drawing = renderToStaticMarkup(createElement(icon));
  return drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>');
}
