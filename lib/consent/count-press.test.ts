/** @jest-environment jsdom */
import { countPress } from './count-press';

const sent: [path: string, body: string][] = [];
Object.defineProperty(navigator, 'sendBeacon', {
  value: (path: string, body: URLSearchParams) => sent.push([path, String(body)]) > 0,
});

beforeEach(() => {
  sent.length = 0;
});

function press(html: string, path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = html;
  countPress('phone_call', document.querySelector('[data-event]') as HTMLElement);
}

it.each([
  [
    'on a card',
    '<article><a href="/properties/palm-villa">Palm Villa</a><a data-event="x"></a></article>',
    '/properties?page=2',
    'palm-villa',
  ],
  ['on a property page', '<a data-event="x"></a>', '/properties/creek-house', 'creek-house'],
  ['on a unit page', '<a data-event="x"></a>', '/properties/creek-house/units/7', 'creek-house'],
  ['elsewhere', '<a data-event="x"></a>', '/about', ''],
])('counts a link %s', (_where, html, path, slug) => {
  press(html, path);
  expect(sent).toEqual([['/api/v1/contact/press/', `way=phone_call&property=${slug}`]]);
});
