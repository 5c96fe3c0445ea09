/** @jest-environment jsdom */
import { essentialOnly, everything, storeConsent } from './consent';
import { visitKey } from './visit-key';
import { rememberVisit } from './visit-source';

const visit = () => JSON.parse(sessionStorage.getItem(visitKey) ?? 'null');

function arrive(address: string, referrer = '') {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: new URL(address, location.origin).href }],
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
