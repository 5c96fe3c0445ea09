/** @jest-environment jsdom */
import { stub } from '@/testing/stub';
import { applyAnalyticsConsent } from './analytics';
import { essentialOnly, everything } from './consent';
import { trackEvent } from './track-event';

const id = 'G-TEST1';
type TagWindow = Window & { dataLayer?: unknown[]; gtag?: unknown } & Record<string, unknown>;
const tag = stub<TagWindow>(window);
const commands = () => (tag.dataLayer ?? []).map((entry) => Array.from(stub<ArrayLike<unknown>>(entry)));
const scripts = () => document.querySelectorAll('script[src*="googletagmanager"]');

beforeEach(() => {
  delete tag.dataLayer;
  delete tag.gtag;
  delete tag[`ga-disable-${id}`];
  document.head.replaceChildren();
});

it('loads and sends nothing without consent', () => {
  applyAnalyticsConsent(id, null);
  applyAnalyticsConsent(id, essentialOnly);
  trackEvent('view_property', {});
  expect(scripts()).toHaveLength(0);
  expect(tag.dataLayer).toBeUndefined();
});

it('loads the tag once, with signals denied by default and then granted as chosen', () => {
  applyAnalyticsConsent(id, { ...everything, marketing: false });
  applyAnalyticsConsent(id, { ...everything, marketing: false });
  expect(scripts()).toHaveLength(1);
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  expect(commands()).toContainEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  // The page is counted with the consent at the time of `config`.
  const names = commands().map(([name, detail]) => (name === 'consent' ? detail : name));
  expect(names.slice(0, 4)).toEqual(['default', 'update', 'js', 'config']);
  trackEvent('view_property', { event_label: 'x' });
  expect(commands().at(-1)).toEqual(['event', 'view_property', { event_label: 'x' }]);
});

it('stops events, disables the tag and removes its cookies when consent is withdrawn', () => {
  applyAnalyticsConsent(id, everything);
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST1=2; path=/';
  document.cookie = 'other=3; path=/';
  applyAnalyticsConsent(id, essentialOnly);
  expect(document.cookie).toBe('other=3');
  expect(tag[`ga-disable-${id}`]).toBe(true);
  const before = commands().length;
  trackEvent('phone_call', {});
  expect(commands()).toHaveLength(before);
});

it('removes cookies left from before the choice was cleared', () => {
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST1=2; path=/';
  applyAnalyticsConsent(id, null);
  expect(document.cookie).not.toContain('_ga');
  expect(scripts()).toHaveLength(0);
});
