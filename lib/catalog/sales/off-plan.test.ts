import { propertyRecord } from '@/testing/contract/fixture';
import { isOffPlan, missingDisclosures } from './off-plan';

it.each(['Off Plan', 'off-plan', 'off_plan_primary', 'Under Construction', 'OFFPLAN resale'])(
  '%s is off-plan',
  (status) => {
    expect(isOffPlan(status)).toBe(true);
  },
);

it.each(['Ready', 'Available', 'Coming Soon', '', null])('%s is not off-plan', (status) => {
  expect(isOffPlan(status)).toBe(false);
});

const complete = propertyRecord('tower', 'Tower', {
  property_status: 'Off Plan',
  permit_number: '7100000001',
  developer: 'Sample Developments',
  project_number: '2210',
  district: 'Dubai Marina',
  escrow_account: 'AE07',
});

it('requires the data of the project for off-plan sales', () => {
  expect(missingDisclosures(complete)).toEqual([]);
  expect(missingDisclosures(propertyRecord('bare', 'Bare', { property_status: 'Off Plan' }))).toEqual([
    'no permit number',
    'off-plan without developer',
    'off-plan without project number',
    'off-plan without place',
    'off-plan without escrow account',
  ]);
});

it('requires only the permit for a ready home', () => {
  expect(missingDisclosures(propertyRecord('villa', 'Villa', { property_status: 'Ready' }))).toEqual([
    'no permit number',
  ]);
});
