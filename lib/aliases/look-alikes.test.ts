import type { KnownName } from './known-names';
import { LookAlikes } from './look-alikes';

const known: KnownName[] = [
  'Jumeirah Village Circle',
  'Jumeirah Vista City',
  'Arabian Ranches 2',
  'Dubai Hills Estate',
  'Dubai Marina',
  'Jumeirah Islands',
  'Dubai Land',
].map((name) => ({ kind: 'district', name, city: 'Dubai', properties: 10 }));
known.push({ kind: 'developer', name: 'Kelvane Properties', city: null, properties: 4 });

const like = (name: string, kind: KnownName['kind'] = 'district', city: string | null = 'Dubai') =>
  new LookAlikes(known).nearest({ kind, name, city })?.name ?? null;

it.each([
  ['Jumeirah Vilage Circle', 'Jumeirah Village Circle'],
  ['JVC', 'Jumeirah Village Circle'],
  ['Arabian Ranches II', 'Arabian Ranches 2'],
  ['Dubai Hills', 'Dubai Hills Estate'],
  ['Marina', 'Dubai Marina'],
  ['Dubailand', 'Dubai Land'],
])('takes the district %s for a spelling of %s', (name, expected) => {
  expect(like(name)).toBe(expected);
});

it.each(['Arabian Ranches 3', 'Emirates Hills', 'Jumeirah', 'Jumeirah Village Triangle', 'Dubai Marina'])(
  'finds nothing like the district %s',
  (name) => {
    expect(like(name)).toBeNull();
  },
);

it('compares districts within their city, and developers without company words', () => {
  expect(like('Dubai Marinna', 'district', 'Sharjah')).toBeNull();
  expect(like('Kelvane Developments LLC', 'developer')).toBe('Kelvane Properties');
  expect(like('Kelvane Properties')).toBeNull();
});

it.each([
  ['Kelvanne Development', 'Kelvane Properties'],
  ['AHS Properties', null],
  ['H&R Development', null],
  ['Stamn Development', null],
])('takes the developer %s for %p, whatever company words they share', (name, expected) => {
  const others = ['AMIS Properties', 'HRE Development', 'Svarn Development'].map(
    (other): KnownName => ({ kind: 'developer', name: other, city: null, properties: 4 }),
  );
  const found = new LookAlikes([...known, ...others]).nearest({ kind: 'developer', name, city: null });
  expect(found?.name ?? null).toBe(expected);
});
