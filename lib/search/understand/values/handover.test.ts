import { tokensOf } from '../tokens/tokens';
import { handoverAt } from './handover';

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
  ['ready next year', 202701, 202712],
  ['ready within a year', 202611, 202711],
  ['handover in the next two years', 202611, 202811],
  ['handover end of next year', 202710, 202712],
  ['handover by end of next year', null, 202712],
  ['handover before the end of the year', null, 202612],
  ['end of year handover', 202610, 202612],
  ['handover this quarter', 202610, 202612],
  ['handover next quarter', 202701, 202703],
  ['move in this winter', 202612, 202702],
  ['ready by winter', null, 202702],
  ['сдача через 2 года', 202611, 202811],
  ['сдача через год', 202611, 202711],
  ['сдача до конца года', null, 202612],
  ['التسليم خلال سنة', 202611, 202711],
  ['التسليم خلال سنتين', 202611, 202811],
  ['التسليم نهاية العام', 202610, 202612],
  ['年底交房', 202610, 202612],
  ['明年底交房', 202710, 202712],
  ['not before 2027', 202701, null],
  ['completion date 2027 or before', null, 202712],
  ['handover q2 2028 or before', null, 202806],
  ['handover 2027 latest', null, 202712],
  ['handover 2027 latest launches', 202701, 202712],
  ['handover after next year', 202801, null],
  ['handover after 2 years', 202812, null],
  ['Q3 next year', 202707, 202709],
  ['handover q3 next year', 202707, 202709],
  ['third quarter of next year', 202707, 202709],
  ['by q2 next year', null, 202706],
  ['h2 next year', 202707, 202712],
  ['mid next year', 202704, 202709],
  ['end of this year', 202610, 202612],
  ['next summer', 202706, 202708],
  ['moving in next summer', 202706, 202708],
  ['ready by summer', null, 202708],
  ['ready by summer 2028', null, 202808],
  ['ready before christmas', null, 202612],
  ['handover by xmas', null, 202612],
  ['move in before new year', null, 202612],
  ['handover christmas 2027', 202710, 202712],
  ['handover 2026/27', 202601, 202712],
  ['handover 26-27', 202601, 202712],
  ['2027-28', 202701, 202812],
  ['ready before september', null, 202708],
  ['handing over in twenty twenty seven', 202701, 202712],
  ['built in 2015', 201501, 201512],
  ['built after 2018', 201901, null],
  ['year built 2016', 201601, 201612],
  ['less than 5 years old', 202111, 202611],
  ['not older than ten years', 201611, 202611],
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
  for (const text of [
    'next year',
    '6 months',
    'end of road',
    'december',
    'end of year',
    'ready 2 years',
    'до 40 млн',
    'summer',
    'built 1990 sqft',
    'under 5 years',
  ])
    expect(read(text)).toBeNull();
});

it('reads a winter in January as the one that has begun', () => {
  const january = new Date('2027-01-10T08:00:00Z');
  expect(handoverAt(tokensOf('handover this winter'), 0, january)?.value).toEqual({
    from: 202612,
    to: 202702,
  });
});
