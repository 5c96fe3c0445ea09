/** @jest-environment jsdom */
import { present } from '@/testing/stub';
import { essentialOnly, everything, storeConsent, visitKey } from './consent';
import { rememberVisit, reportPress } from './visit';

const visit = () => JSON.parse(sessionStorage.getItem(visitKey) ?? 'null');

function arrive(url: string, referrer = '') {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: new URL(url, location.origin).href }],
  });
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
}

beforeEach(() => sessionStorage.clear());

it('remembers campaign, referrer and page of arrival', () => {
  const campaign = '?utm_source=portal&utm_medium=cpc&gclid=abc&page=2&utm_term=';
  arrive(`/areas/dubai-marina${campaign}`, 'https://search.example/results?q=my+secret');
  rememberVisit();
  expect(visit()).toEqual({
    utm_source: 'portal',
    utm_medium: 'cpc',
    gclid: 'abc',
    referrer: 'search.example/results',
    landing_path: '/areas/dubai-marina',
  });
});

it('keeps the first page of the visit', () => {
  arrive('/?utm_source=first');
  rememberVisit();
  arrive('/?utm_source=second');
  rememberVisit();
  expect(visit()).toMatchObject({ utm_source: 'first' });
});

it.each([
  ['a page of the site itself', `${location.origin}/about`],
  ['nowhere', ''],
])('remembers nothing of a visit that comes from %s', (_what, referrer) => {
  arrive('/contact', referrer);
  rememberVisit();
  expect(visit()).toBeNull();
});

it('is forgotten with the consent', () => {
  arrive('/?utm_source=first');
  rememberVisit();
  storeConsent(everything);
  expect(visit()).not.toBeNull();
  storeConsent(essentialOnly);
  expect(visit()).toBeNull();
});

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
  reportPress('phone_call', present(document.querySelector('[data-event]')));
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
  ['on a page with a badly encoded URL', '<a data-event="x"></a>', '/properties/100%', '100%25'],
  ['elsewhere', '<a data-event="x"></a>', '/about', ''],
])('counts a link %s', (_where, html, path, slug) => {
  press(html, path);
  expect(sent).toEqual([['/api/v1/contact/press/', `way=phone_call&property=${slug}`]]);
});
