import { checkedPermitNumber, isRegisterUrl } from './permit-number';

const check = (text: string | null, city: string | null = 'Dubai') => {
  const complaints: string[] = [];
  return [checkedPermitNumber(text, city, (reason) => complaints.push(reason)), complaints.length];
};

it.each([
  ['7100000001', '7100000001'],
  ['71000 00001-2', '71000000012'],
  ['٧١٠٠٠٠٠٠٠١', '7100000001'],
  [null, null],
])('reads %j as %j', (text, expected) => {
  expect(check(text)).toEqual([expected, 0]);
});

it.each(['710000001', '710000000123', '71000O0001', '0000000000', 'pending'])(
  'refuses %j in Dubai',
  (text) => {
    expect(check(text)).toEqual([null, 1]);
    expect(check(text, null)).toEqual([null, 1]);
  },
);

it("keeps other emirates' permits unchanged", () => {
  expect(check('AD-0000-12', 'Abu Dhabi')).toEqual(['AD-0000-12', 0]);
});

it('recognises the land department by its host', () => {
  expect(isRegisterUrl('https://dubailand.gov.ae/x')).toBe(true);
  expect(isRegisterUrl('https://trakheesi.dubailand.gov.ae/x')).toBe(true);
  for (const url of [
    'register',
    'http://dubailand.gov.ae/x',
    'https://notdubailand.gov.ae/x',
    'https://dubailand.gov.ae.example/x',
  ])
    expect(isRegisterUrl(url)).toBe(false);
});
