import { textAttributes } from './text-direction';

test.each([
  ['دليل الشراء', 'rtl', 'ar'],
  ['“2” فيلا في دبي', 'rtl', 'ar'],
  ['آپارتمان در دبی', 'rtl', 'fa'],
  ['דירה', 'rtl', undefined],
  ['Villa برج', 'ltr', undefined],
  ['Дом', 'ltr', undefined],
  ['2026', 'ltr', undefined],
  ['', 'ltr', undefined],
])('%p is %s, in %s', (text, direction, language) => {
  expect(textAttributes(text)).toEqual(direction === 'rtl' ? { dir: direction, lang: language } : undefined);
});
