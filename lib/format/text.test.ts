import { readingTime } from './reading-time';
import { safeArticle, safeDescription } from './safe-html';
import { truncate, truncateAtWord } from './text';

describe('truncate', () => {
  it('cuts long texts with an ellipsis', () => {
    expect(truncate('short')).toBe('short');
    expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(truncate('Sahil Crescent Villas', 8)).toBe('Sahil Cr…');
  });

  it('never splits a character', () => {
    expect(truncate('🏝️🏝️🏝️', 2)).not.toContain('\ufffd');
  });
});

it.each([
  ['The Residences at Marasi Promenade and Gardens', 'The Residences at Marasi Promenade and…'],
  ['The Residences at Marasi Promenade, Gardens', 'The Residences at Marasi Promenade…'],
  ['Bespoke Collection of Beachfront Villas, Pool', 'Bespoke Collection of Beachfront Villas…'],
  ['Bespoke Collection of Beachfront Villa - Pool', 'Bespoke Collection of Beachfront Villa…'],
  ['Exactly forty characters long it is, yes', 'Exactly forty characters long it is, yes'],
  ['Forty characters long it is, really true and more', 'Forty characters long it is, really true…'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesellschaftskapit…'],
])('cuts %j at a word: %j', (text, cut) => {
  expect(truncateAtWord(text, 40)).toBe(cut);
});

it('computes reading time as words / 200 rounded up, 5 without content', () => {
  expect(readingTime(`<p>${'word '.repeat(201)}</p>`)).toBe(2);
  expect(readingTime(`<p>${'<b>w</b>ord '.repeat(200)}</p>`)).toBe(1);
  expect(readingTime('<p>one</p>')).toBe(1);
  expect(readingTime(null)).toBe(5);
  expect(readingTime('<p></p>')).toBe(5);
});

describe('safe HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<p style="position:fixed">x</p>',
  ])('removes anything executable from %s', (html) => {
    for (const safe of [safeDescription(html), safeArticle(html)]) {
      expect(safe).not.toMatch(/script|onerror|javascript:|iframe|svg|style=/i);
    }
  });

  it.each(['//evil.example/x', 'data:text/html,x'])('keeps no URL such as %s', (url) => {
    const html = `<p><a href="${url}">x</a><img src="${url}" alt="x"></p>`;
    for (const safe of [safeDescription(html), safeArticle(html)]) expect(safe).not.toContain(url);
  });

  it('nests elements to a depth of 100', () => {
    const html = `${'<b>'.repeat(200)}x${'</b>'.repeat(200)}`;
    expect(safeDescription(html).match(/<b>/g)).toHaveLength(100);
  });

  it('unwraps spans and drops what shows nothing', () => {
    const empty =
      '<p>&nbsp;</p><p> </p><h1> </h1><h2><br></h2><ul><li></li></ul><blockquote><p></p></blockquote>';
    expect(safeDescription(`<p><span class="x">Two towers</span></p>${empty}`)).toBe('<p>Two towers</p>');
  });

  it.each([
    ['<div>Sea view</div><div><br></div><div>Two towers</div>', '<p>Sea view</p><p>Two towers</p>'],
    ['Intro<DIV class="x"><p>Sea</p><div>City</div>Park</DIV>', 'Intro<p>Sea</p><p>City</p><p>Park</p>'],
    [
      '<table><tr><th>Beds</th><td>2</td></tr><tr><td>Area</td><td>1,200</td></tr></table>',
      '<p>Beds 2</p><p>Area 1,200</p>',
    ],
    ['<ul><li><div>Sea</div></li><li>City</li></ul>', '<ul><li><p>Sea</p></li><li>City</li></ul>'],
    ['<h5>Place</h5>Marina<hr>Gym', '<h4>Place</h4>Marina<p>Gym</p>'],
  ])('keeps the words of other blocks apart: %s', (html, paragraphs) => {
    expect(
      safeDescription(html)
        .replace(/\s+(?=<)|(?<=>)\s+/g, '')
        .replace(/ +/g, ' '),
    ).toBe(paragraphs);
  });

  it('marks external links', () => {
    expect(safeDescription('<a href="https://a.example">a</a>')).toContain(
      'rel="noopener noreferrer nofollow"',
    );
    expect(safeDescription('<a href="/contact">a</a>')).toBe('<a href="/contact">a</a>');
  });

  it('demotes h1 elements', () => {
    expect(safeArticle('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });
});
