import type { PropertySummary } from '@/lib/catalog/types';
import { stub } from '@/testing/stub';
import { matchLocally } from './local-match';

const named = (name: string) => ({ id: 1, name, slug: 'x' });

const property = (fields: Partial<PropertySummary>) => stub<PropertySummary>({ ...fields });

const villas = property({
  title: 'Sahil Crescent Villas',
  arabic_title: 'فلل الساحل',
  district: named('Palm Jumeirah'),
  city: named('Dubai'),
  developer: named('Maison Élan'),
});
const tower = property({ title: 'Mirador Heights', district: null, city: named('Dubai'), developer: null });

describe('matchLocally', () => {
  it.each([
    ['sahil', [villas]],
    ['PALM', [villas]],
    ['elan', [villas]],
    ['فلل', [villas]],
    ['dubai', [villas, tower]],
    ['crescent  palm', [villas]],
    ['palm heights', []],
    ['villa', [villas]],
    ['orador', []],
    ['res', []],
    ['', [villas, tower]],
  ])('%j keeps properties with every word', (search, expected) => {
    expect(matchLocally([villas, tower], search)).toEqual(expected);
  });

  it('does not match a phrase across two fields', () => {
    expect(matchLocally([villas], 'villasdubai')).toEqual([]);
  });
});
