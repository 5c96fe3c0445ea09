/** @jest-environment jsdom */
import { stub } from '@/testing/stub';

const tag = stub<{ gtag?: jest.Mock }>(window);
const load = () => import('./track-event');

beforeEach(() => {
  jest.resetModules();
  delete tag.gtag;
});

it('queues events until the choice is applied, and sends them once when there is a tag', async () => {
  const { flushEvents, trackEvent } = await load();
  trackEvent('view_property', { event_label: 'x' });
  tag.gtag = jest.fn();
  flushEvents();
  flushEvents();
  expect(tag.gtag.mock.calls).toEqual([['event', 'view_property', { event_label: 'x' }]]);
});

it('drops them where analytics is not allowed, also when it is allowed later', async () => {
  const { flushEvents, trackEvent } = await load();
  trackEvent('view_property', {});
  flushEvents();
  trackEvent('phone_call', {});
  tag.gtag = jest.fn();
  flushEvents();
  expect(tag.gtag).not.toHaveBeenCalled();
});
