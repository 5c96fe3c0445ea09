/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Consent,
  clearConsent,
  consentEvent,
  consentKey,
  essentialOnly,
  everything,
  readConsent,
} from '@/lib/consent/consent';
import { trackEvent } from '@/lib/consent/track-event';
import { stub } from '@/testing/stub';
import { CookieBanner } from './cookie-banner';

const id = 'G-TEST1';
const tag = stub<Record<string, unknown> & { dataLayer?: ArrayLike<unknown>[] }>(window);
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src);
const commands = () => (tag.dataLayer ?? []).map((entry) => Array.from(entry));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The banner as on a page, after its deferred code has loaded. */
async function visit(measurementId: string | null) {
  const view = render(<CookieBanner measurementId={measurementId} />);
  await act(async () => {
    await import('@/lib/consent/analytics');
    await import('./cookie-banner-compact');
  });
  return view;
}

/** A reload keeps storage and cookies only. */
function unload(view: { unmount: () => void }) {
  view.unmount();
  document.head.replaceChildren();
  delete document.documentElement.dataset.consent;
  for (const name of ['gtag', 'dataLayer', `ga-disable-${id}`]) delete tag[name];
}

afterEach(() => {
  unload({ unmount() {} });
  localStorage.clear();
  for (const name of ['_ga', '_ga_TEST1', 'other']) document.cookie = `${name}=; Max-Age=0; path=/`;
});

it('loads no tag before a choice or after a refusal', async () => {
  await visit(id);
  expect(screen.getByText('We use cookies to enhance your experience')).toBeInTheDocument();
  expect(scripts()).toEqual([]);
  await press('Reject All');
  expect(scripts()).toEqual([]);
  expect(tag.dataLayer).toBeUndefined();
});

it('loads the tag immediately when analytics is allowed', async () => {
  await visit(id);
  await press('Accept All');
  expect(readConsent()).toEqual(everything);
  expect(document.documentElement).toHaveAttribute('data-consent', 'stored');
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  trackEvent('view_property', { event_label: 'x' });
  expect(commands().at(-1)).toEqual(['event', 'view_property', { event_label: 'x' }]);
});

it('loads the tag on page load after earlier consent', async () => {
  localStorage.setItem(consentKey, JSON.stringify(everything));
  await visit(id);
  expect(scripts()).toHaveLength(1);
});

it('follows the preferences: analytics alone leaves advertising denied', async () => {
  await visit(id);
  await press('Preferences');
  await userEvent.click(await screen.findByRole('switch', { name: /Analytics Cookies/ }));
  await press('Save Preferences');
  expect(scripts()).toHaveLength(1);
  expect(commands().findLast(([name]) => name === 'consent')).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
});

it('stops the tag and removes its cookies when consent is withdrawn', async () => {
  await visit(id);
  await press('Accept All');
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST1=1; path=/';
  document.cookie = 'other=1; path=/';
  await press('Reject All');
  expect(document.cookie).toBe('other=1');
  expect(tag[`ga-disable-${id}`]).toBe(true);
  const before = commands().length;
  trackEvent('phone_call', {});
  expect(commands()).toHaveLength(before);
});

it('stops and starts the tag as chosen in another tab', async () => {
  await visit(id);
  await press('Accept All');
  document.cookie = '_ga=1; path=/';
  const elsewhere = async (choice: Consent) => {
    localStorage.setItem(consentKey, JSON.stringify(choice));
    await act(async () => {
      window.dispatchEvent(new Event(consentEvent));
      await import('@/lib/consent/analytics');
    });
  };
  await elsewhere(essentialOnly);
  expect(document.cookie).toBe('');
  expect(tag[`ga-disable-${id}`]).toBe(true);
  await elsewhere(everything);
  expect(tag[`ga-disable-${id}`]).toBe(false);
});

it('has no tag and cookies after the choice was cleared and the page reloaded', async () => {
  const first = await visit(id);
  await press('Accept All');
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST1=1; path=/';
  clearConsent();
  unload(first);
  await visit(id);
  expect(scripts()).toEqual([]);
  expect(document.cookie).toBe('');
});

it('says what functional cookies allow', async () => {
  await visit(null);
  await press('Preferences');
  const functional = await screen.findByRole('switch', { name: /^Functional Cookies/ });
  expect(functional).toHaveAccessibleName(/maps.*last searches on this device/);
});

it('loads nothing without a measurement id', async () => {
  await visit(null);
  await press('Accept All');
  expect(scripts()).toEqual([]);
});
