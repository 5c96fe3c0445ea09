import { splitChinese } from './chinese-words';

it.each([
  ['两百万以下的别墅', ['200', '万', '以下', '的', '别墅']],
  ['一千五百万', ['1500', '万']],
  ['百万', ['百万']],
  ['jvc公寓', ['jvc', '公寓']],
  ['三亚别墅', ['三亚', '别墅']],
  ['迪拜码头两居室', ['迪拜码头', '2', '居室']],
  // The last word is unknown.
  ['别墅安静', ['别墅', '安静']],
  ['', []],
])('splits %j', (text, parts) => {
  expect(splitChinese(text).map(({ written, value }) => (value === null ? written : String(value)))).toEqual(
    parts,
  );
});
