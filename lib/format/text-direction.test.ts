import { markLines, textAttributes } from './text-direction';

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

test.each([
  [
    '<p><b>Damac Hills 2</b> شقة للبيع بإطلالة على الحديقة</p>',
    '<p>\u200f<b>Damac Hills 2</b> شقة للبيع بإطلالة على الحديقة</p>',
  ],
  ['<ul><li>VIP &amp; مواقف</li></ul>', '<ul><li>\u200fVIP &amp; مواقف</li></ul>'],
  ['شقة للبيع<br />JVC، غرفتان وصالة', 'شقة للبيع<br />\u200fJVC، غرفتان وصالة'],
])('%p keeps its direction in a right-to-left text', (html, marked) => {
  expect(markLines(html)).toBe(marked);
});

test.each([
  '<p>برج خليفة (Burj Khalifa)</p>',
  '<p>A flat for sale in the tower (برج).</p>',
  '<p>2026</p>',
  '',
])('%p has the direction of its first letter', (html) => {
  expect(markLines(html)).toBe(html);
});
