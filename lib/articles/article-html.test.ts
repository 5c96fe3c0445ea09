import { articleHtml } from './article-html';

it('gives every h2 an id and lists them in order', () => {
  const { html, headings } = articleHtml('<h2>What you pay &amp; when</h2><p>x</p><h2>Fees</h2>');
  expect(html).toBe('<h2 id="what-you-pay-when">What you pay &amp; when</h2><p>x</p><h2 id="fees">Fees</h2>');
  expect(headings).toEqual([
    { id: 'what-you-pay-when', text: 'What you pay & when' },
    { id: 'fees', text: 'Fees' },
  ]);
});

it("keeps an author's id", () => {
  expect(articleHtml('<h2 id="costs">All costs</h2>').headings).toEqual([{ id: 'costs', text: 'All costs' }]);
});

it('creates unique ids that do not clash with the page', () => {
  const { headings } = articleHtml('<h2>Fees</h2><h2>Fees</h2><h2 id="fees">More</h2><h2>Content</h2>');
  expect(headings.map((heading) => heading.id)).toEqual(['fees', 'fees-2', 'fees-3', 'content-2']);
});

it('slugs words of any script, with a fallback name', () => {
  const { headings } = articleHtml('<h2>عقارات دبي</h2><h2>Été</h2><h2>?!</h2>');
  expect(headings.map((heading) => heading.id)).toEqual(['عقارات-دبي', 'ete', 'section']);
});

it('leaves empty headings out of the contents', () => {
  expect(articleHtml('<h2></h2>').headings).toEqual([]);
});

it('reads headings with markup and demotes an h1', () => {
  const { headings } = articleHtml('<h1>The <em>real</em> cost</h1><h3>Not listed</h3>');
  expect(headings).toEqual([{ id: 'the-real-cost', text: 'The real cost' }]);
});

it('labels table frames with the caption', () => {
  const { html } = articleHtml('<table><caption>Fees "2026"</caption><tr><td>4%</td></tr></table><p>x</p>');
  expect(html).toMatch(
    /^<div data-table tabindex="0" role="region" aria-label="Fees &quot;2026&quot;"><table>/,
  );
  expect(html).toMatch(/<\/table><\/div><p>x<\/p>$/);
  expect(articleHtml('<table><tr><td>1 2</td></tr></table>').html).toContain('aria-label="Table"');
});

it('keeps figures in tables on one line', () => {
  const { html } = articleHtml('<table><tr><td>30–35%</td><td>Ask twice</td></tr></table>');
  expect(html).toContain('<td data-figure>30–35%</td><td>Ask twice</td>');
});

it.each([
  '<h2 onclick="alert(1)">x</h2>',
  '<h2 id="x&quot; onclick=&quot;alert(1)">x</h2>',
  '<script>alert(1)</script>',
])('stays safe with %s', (content) => {
  expect(articleHtml(content).html).not.toMatch(/onclick|script|alert/);
});

it('offers uploaded pictures in their widths, with their size', () => {
  const name = 'a'.repeat(32);
  const { html } = articleHtml(`<figure><img alt="Sea" src="/media/uploads/${name}-1440x960.webp"></figure>`);
  expect(html).toContain(
    `srcset="/media/uploads/${name}-660.webp 660w, /media/uploads/${name}-1080.webp 1080w,`,
  );
  expect(html).toContain('width="1440" height="960"');
  expect(html).toContain('alt="Sea"');
  expect(articleHtml('<img src="/media/x.jpg">').html).not.toContain('srcset');
});
