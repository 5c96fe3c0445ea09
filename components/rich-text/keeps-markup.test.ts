/** @jest-environment jsdom */
import { keepsMarkup } from './keeps-markup';

it.each([
  ['<p>One two</p>', '<p>One</p>'],
  ['<p><code>x</code></p>', '<p>x</p>'],
  ['<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
  ['<p><b>One</b> two</p>', '<p><b>One two</b></p>'],
  ['<table><tr><td>x</td></tr></table>', '<p>x</p>'],
  ['<p>x<img src="/a.jpg"></p>', '<p>x</p>'],
])('notices what %s loses as %s', (before, after) => {
  expect(keepsMarkup(before, after)).toBe(false);
});

it.each([
  ['<div><span class="x">One</span></div>', '<p>One</p>'],
  ['<h1>One</h1>', '<h2>One</h2>'],
  ['<b>One</b> <b>two</b>', '<p><strong>One two</strong></p>'],
  ['<i>One <b>two</b></i>', '<p><em>One </em><strong><em>two</em></strong></p>'],
])('takes %s as %s', (before, after) => {
  expect(keepsMarkup(before, after)).toBe(true);
});
