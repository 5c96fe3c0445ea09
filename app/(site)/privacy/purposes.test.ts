import { purposes } from './purposes';

it.each([
  [24, '24 months after our last contact, unless a contract follows.'],
  [1, '1 month after our last contact, unless a contract follows.'],
  [0, 'Until you ask us to erase them.'],
])('with %i months, enquiries are kept as the policy says', (months, kept) => {
  expect(purposes(months).find(({ title }) => title === 'Enquiries')?.kept).toBe(kept);
});
