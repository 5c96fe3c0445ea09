/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { editableFields } from '@/lib/property-desk/editable-fields';
import { stub } from '@/testing/stub';
import { PropertyFacts } from './property-facts';

afterEach(cleanup);

const agents = [{ email: 'amira@agency.example', name: 'Amira Haddad' }];

function shownAs(field: string, value: string, edits: { field: string }[] = []): string {
  render(
    <PropertyFacts
      property={stub({ values: { [field]: value }, edits })}
      fields={[...editableFields]}
      agents={agents}
    />,
  );
  return screen.getByRole('definition').textContent;
}

it.each([
  ['low_price', '2400000', '2,400,000'],
  ['service_charge', '18.5', '18.5'],
  ['post_delivery', 'false', 'No'],
  ['delivery_date', '2028-06-30', '30 Jun 2028'],
  ['delivery_date', '2028-Q2', 'Q2 2028'],
  ['permit_expires_at', '2027-01-31T20:00:00.000Z', '1 Feb 2027, 00:00'],
  ['sold_at', 'yesterday', 'yesterday'],
  ['agent_email', 'amira@agency.example', 'Amira Haddad'],
  ['agent_email', 'unknown@agency.example', 'unknown@agency.example'],
  ['description', '<p>By the sea<script>alert(1)</script></p>', 'By the sea'],
])('shows %s %s as %s', (field, value, text) => {
  expect(shownAs(field, value)).toBe(text);
});

it('links addresses and marks edits by hand', () => {
  const text = shownAs('permit_url', 'https://permits.example/1', [{ field: 'permit_url' }]);
  expect(text).toBe('https://permits.example/1 (edited by hand)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://permits.example/1');
});
