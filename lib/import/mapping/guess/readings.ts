const money = ['in dirhams', 'in US dollars', 'in thousands of dirhams'] as const;
const sizes = ['in square feet', 'in square metres'] as const;
const days = ['day first', 'month first'] as const;
export type Reading = (typeof money | typeof sizes | typeof days)[number];

/** How the values of a field can be written, the usual first. */
export const readings = new Map<string, readonly Reading[]>([
  ['low_price', money],
  ['min_area', sizes],
  ['delivery_date', days],
  ['updated_at', days],
]);
