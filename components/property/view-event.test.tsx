/** @jest-environment jsdom */

import { render, waitFor } from '@testing-library/react';
import { CookieBanner } from '@/components/site/cookie-banner';
import { consentKey, everything } from '@/lib/consent/consent';
import { stub } from '@/testing/stub';
import { ViewEvent } from './view-event';

const tag = stub<{ dataLayer?: ArrayLike<unknown>[] }>(window);

it('reports to the tag on a directly opened page with earlier consent', async () => {
  localStorage.setItem(consentKey, JSON.stringify(everything));
  render(
    <>
      <CookieBanner measurementId="G-TEST1" />
      <ViewEvent title="Palm Villa" value={7_000_000} />
    </>,
  );
  await waitFor(() => expect(tag.dataLayer).toBeDefined());
  expect(Array.from(tag.dataLayer?.at(-1) ?? [])).toEqual([
    'event',
    'view_property',
    { event_category: 'engagement', event_label: 'Palm Villa', value: 7_000_000 },
  ]);
});
