import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** WCAG contrast, 1 to 21, between an element's text and the mean colour of what is behind it, such as a picture. */
export async function groundContrast(text: Locator): Promise<number> {
  const color = await text.evaluate((element) => {
    const { color } = getComputedStyle(element);
    element.style.setProperty('color', 'transparent', 'important');
    return color;
  });
  const { channels } = await sharp(await text.screenshot({ animations: 'disabled' })).stats();
  await text.evaluate((element) => element.style.removeProperty('color'));
  const ground = luminance(channels.map(({ mean }) => mean));
  const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
