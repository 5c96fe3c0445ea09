import { handoverAt } from './handover';
import { tokensOf } from './tokens';

const now = new Date('2026-11-22T08:00:00Z');
const read = (text: string) => handoverAt(tokensOf(text), 0, now)?.value ?? null;

it.each([
  ['handover this year', 202601, 202612],
  ['completion next year', 202701, 202712],
  ['handover in 6 months', 202611, 202705],
  ['handover within 12 months', 202611, 202711],
  ['ready by end of 2027', null, 202712],
  ['dec 2026 handover', 202612, 202612],
  ['early 2028', 202801, 202803],
  ['handover in 2 years', 202611, 202811],
  ['ready in december', 202612, 202612],
  ['ready in march', 202703, 202703],
  ['possession in 6 months', 202611, 202705],
  ['delivered within 2 years', 202611, 202811],
  ['possession next 12 months', 202611, 202711],
  ['handover 6 months', 202611, 202705],
])('%s', (text, from, to) => {
  expect(read(text)).toEqual({ from, to });
});

it('does not read the past as a handover', () => {
  for (const text of [
    'built 5 years ago',
    'built - 5 years',
    'delivered 2 years back',
    'handover 2 years ago',
    'built 5 years',
  ])
    expect(read(text)).toBeNull();
});

it('does not read other years and months as a handover', () => {
  for (const text of ['next year', '6 months', 'end of road', 'december']) expect(read(text)).toBeNull();
});
