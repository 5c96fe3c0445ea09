import { plainText } from './plain-text';

test.each([
  ['<p>Two &amp; three</p><script>alert(1)</script><p>four&nbsp;five</p>', 'Two & three four five'],
  [
    '<p>The <strong>DLD</strong>, not the bank, registers <em>it</em>.</p>',
    'The DLD, not the bank, registers it.',
  ],
  ['<b>w</b>ord', 'word'],
  ['<UL><LI>One</LI><LI>Two</LI></UL>', 'One Two'],
  ['one<br>two<br/>three', 'one two three'],
  ['<table><tr><td>Price</td><td>AED 1</td></tr></table>', 'Price AED 1'],
  ['a<blockquote class="x">b</blockquote>c', 'a b c'],
  ['a<script type="x">b</script>c', 'ac'],
  ['Buyer&rsquo;s caf&eacute; &mdash; &#8220;open&#x201d;', 'Buyer’s café — “open”'],
  ['&lt;b&gt; &quot;x&quot; &#39;y&apos;', '<b> "x" \'y\''],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['R&D at 5 & 6', 'R&D at 5 & 6'],
  ['an unclosed <p', 'an unclosed <p'],
])('the text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
