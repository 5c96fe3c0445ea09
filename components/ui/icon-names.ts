/** The icons of the public pages, by their names in Lucide; `npx tsx scripts/icon-sprite.ts` draws them into public/sprite.svg. */
export const iconNames = [
  'arrow-down-wide-narrow',
  'arrow-left',
  'arrow-right',
  'arrow-up-narrow-wide',
  'bath',
  'bed-double',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'external-link',
  'heart',
  'layout-grid',
  'list',
  'mail',
  'map-pin',
  'maximize',
  'maximize-2',
  'menu',
  'message-circle',
  'minimize',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'rotate-ccw',
  'search',
  'share-2',
  'sliders-horizontal',
  'x',
] as const;

/** Browsers cache the sprite permanently, so its URL contains a hash. */
export const spriteAddress = '/sprite.svg?9bc962';

export type IconName = (typeof iconNames)[number];
