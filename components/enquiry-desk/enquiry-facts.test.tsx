/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { keysOf } from '@/lib/typed-keys';
import { completeEnquiry, enquiryFixture } from '@/testing/enquiry-fixture';
import { stub } from '@/testing/stub';
import { EnquiryFacts } from './enquiry-facts';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const shown = (about: Partial<Enquiry>, property?: ComponentProps<typeof EnquiryFacts>['property']) => {
  const none = { property_id: null, property_slug: null, property_title: null, property_reference: null };
  const unknown = { email: '', phone: null, source_path: null, referrer: null, landing_path: null };
  const enquiry = { ...none, ...unknown, source: 'website' as const, created_at: '2026-11-23T10:00:00.000Z' };
  render(
    <EnquiryFacts
      enquiry={stub({ ...enquiry, ...about, consent_version: null })}
      newsletter={null}
      property={property}
    />,
  );
};

/* Name, subject and message are beside the facts; the slug leads to the property. */
const elsewhere = ['name', 'subject', 'message', 'property_id'];

it.each(keysOf(completeEnquiry).filter((name) => !elsewhere.includes(name)))('shows the %s', (name) => {
  shown(completeEnquiry);
  const complete = document.body.innerHTML;
  cleanup();
  shown({ ...completeEnquiry, [name]: enquiryFixture()[name] });
  expect(document.body.innerHTML).not.toBe(complete);
});

it.each([
  [{ property_slug: 'palm-villa', property_title: 'Palm Villa', property_id: 7 }, 'Palm Villa', 'palm-villa'],
  [{ property_slug: 'palm-villa' }, 'palm-villa', 'palm-villa'],
  [{ property_id: 7 }, 'No. 7', '7'],
])('links to the property of %p', (about, text, ref) => {
  shown(about);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', `/properties/${ref}`);
});

it('says that a property with this reference is not on the site', () => {
  shown({ property_reference: 'HN-9' });
  expect(screen.getByText('HN-9 (not on the site)')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('groups the digits of a phone number', () => {
  shown({ phone: '+971501234567' });
  expect(screen.getByText('+971 50 123 4567')).toBeVisible();
});

it('says why the property is off the site and leads to its screen', () => {
  shown({ property_slug: 'palm-villa', property_title: 'Palm Villa' }, { id: 7, off_site: 'hand' });
  expect(screen.getByRole('link', { name: 'Palm Villa' })).toHaveAttribute('href', '/staff/properties/7');
  expect(screen.getByText('Off the site: Hidden by hand')).toBeVisible();
});

it('does not lead to a property that is no longer stored', () => {
  shown({ property_slug: 'palm-villa', property_title: 'Palm Villa' }, null);
  expect(screen.getByText('Palm Villa (not on the site)')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
