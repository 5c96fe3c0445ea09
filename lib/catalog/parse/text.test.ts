import { parseHtml, parseParagraph, parseText, parseTexts, parseTranslation } from './text';

const complain = jest.fn();
beforeEach(() => complain.mockClear());

test.each([
  ['Marina Residences', 'Marina Residences'],
  ['  Marina \n\t Residences ', 'Marina Residences'],
  ['Marina\u00a0Residences', 'Marina Residences'],
  ['Sun &amp; Sea &#8211; Villas &#x2122;', 'Sun & Sea – Villas ™'],
  ['R&D Tower &unknown; x', 'R&D Tower &unknown; x'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['🔥 HOT DEAL 🏝️ Palm Villa 👨‍👩‍👧', 'HOT DEAL Palm Villa'],
  ['Tower ❤️ 1️⃣', 'Tower 1'],
  ['Burj 👨‍👩‍👧 view', 'Burj view'],
  ['Lone \ud83d surrogate', 'Lone surrogate'],
  ['\ufeffTower\u200b One', 'Tower One'],
  ['a cafÃ© of 71 mÂ² by the faÃ§ade', 'a café of 71 m² by the façade'],
  ['CAFÉ«Ámbar»', 'CAFÉ«Ámbar»'],
  ['city life â\u0080\u0094 a balance', 'city life — a balance'],
  ['Émerge Côte d’Azur', 'Émerge Côte d’Azur'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['<b>Sea View</b> Villa<br>with <SPAN style="color:red">pool</SPAN>', 'Sea View Villa with pool'],
  ['ROI > 5%, price < 2M', 'ROI > 5%, price < 2M'],
  ['<b></b>', '<b></b>'],
  [12, '12'],
  [{ en: 'Villa', ar: 'فيلا' }, 'Villa'],
  [{ en: '', ar: 'فيلا' }, 'فيلا'],
  [null, null],
  [undefined, null],
  ['', null],
  ['   ', null],
  ['N/A', null],
  ['TBA', null],
  ['–', null],
  ['...', null],
  ['??', null],
  ['*A*', '*A*'],
  ['To be announced', null],
  ['Unknown', null],
  ['Not available', null],
  ['To be announced soon', 'To be announced soon'],
  ['null', null],
  ['🔥', null],
  [{ en: null, ar: null }, null],
])('parseText(%j) is %j', (value, expected) => {
  expect(parseText(value, complain)).toBe(expected);
  expect(complain).not.toHaveBeenCalled();
});

test.each([[true], [['a']], [{ nested: { deep: 1 } }], [Number.NaN]])(
  'parseText(%j) reports a problem',
  (value) => {
    expect(parseText(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledWith('is not a text');
  },
);

test.each([
  [
    '<p>60% during <b>construction</b>,</p>\n<p class="last">40% on handover &amp; keys</p>',
    '60% during construction, 40% on handover & keys',
  ],
  ['Under 5 < 10 & over 3 > 2', 'Under 5 < 10 & over 3 > 2'],
  ['<p>&nbsp;</p>', null],
])('parseParagraph(%j) is %j', (value, expected) => {
  expect(parseParagraph(value, complain)).toBe(expected);
});

test('a long paragraph is cut after its tags were removed', () => {
  const html = `<p>${'word '.repeat(998)}</p><a class="link" href="https://agency.example/">end</a>`;
  expect(parseParagraph(html, complain)).toMatch(/^(?:word )+end$/);
});

test('HTML is kept', () => {
  expect(parseHtml(' <p>Sun &amp; sea 🏝️</p>\n<script>x</script> ', complain)).toBe(
    '<p>Sun &amp; sea 🏝️</p>\n<script>x</script>',
  );
});

test('HTML is cut without the pictures embedded in it', () => {
  const picture = (lines: number) =>
    `data:image/png;base64,${`${'iVBORw0K'.repeat(10)}\n`.repeat(lines)}AAA=`;
  const html = `<p>Sun<img alt="" src="${picture(2_000)}"></p><p style='background:url(${picture(1)})'>Sea</p>`;
  expect(parseHtml(html, complain)?.replace(/\s+AAA=/g, '')).toBe(
    `<p>Sun<img alt="" src=""></p><p style='background:url()'>Sea</p>`,
  );
  expect(complain).not.toHaveBeenCalled();
});

test('a translation is read from multilingual texts only', () => {
  expect(parseTranslation('ar')({ en: 'Villa', ar: ' فيلا ' }, complain)).toBe('فيلا');
  expect(parseTranslation('fa')({ en: 'Villa', ar: 'فيلا' }, complain)).toBeNull();
  expect(parseTranslation('ar')('Villa', complain)).toBeNull();
});

test.each([
  [
    ['a', 'b', 'a', ''],
    ['a', 'b'],
  ],
  [
    [
      { slug: 'a-1', name: 'a' },
      { value: 'b-1', label: 'b' },
    ],
    ['a', 'b'],
  ],
  ['a, b', ['a', 'b']],
  ['["a","b"]', ['a', 'b']],
  [null, []],
])('parseTexts(%j) is %j', (value, expected) => {
  expect(parseTexts(value, complain)).toEqual(expected);
});
