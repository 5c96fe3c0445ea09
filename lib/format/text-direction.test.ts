import { textDirection } from './text-direction';

test.each([
  ['دليل الشراء', 'rtl'],
  ['“2” خانه در دبی', 'rtl'],
  ['Villa برج', 'ltr'],
  ['Дом', 'ltr'],
  ['2026', 'ltr'],
  ['', 'ltr'],
])('%p is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
