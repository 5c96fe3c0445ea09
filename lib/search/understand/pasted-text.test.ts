import { referenceNames } from '@/testing/search/reference-names';
import { vocabularyOf } from './names/vocabulary';
import { withoutPastedMarks } from './pasted-text';

const left = (text: string) => withoutPastedMarks(text, vocabularyOf(referenceNames), ['noor']);

it.each([
  [
    'https://portal.example/en/plp/buy/apartment-for-sale-dubai-dubai-marina-12345678.html',
    'apartment for sale dubai dubai marina',
  ],
  ['portal.com/to-buy/2-bedroom-apartments/dubai/dubai-marina/', '2 bedroom apartments dubai dubai marina'],
  ['is www.site.ae/properties/marina%20heights?x=1 sold', 'is marina heights sold'],
  ['[10:42, 3/12/2026] Ahmed: 2BR marina', ' 2BR marina'],
  ['03/12/2026, 10:42 - Ahmed: 2BR marina', ' 2BR marina'],
  ['10:42 pm, 3/12/2026 - Ahmed: 2BR marina', ' 2BR marina'],
  ['[10:42] Ahmed: 2BR marina', ' 2BR marina'],
  ['Hi Ahmed, 2 bed', 'Hi  , 2 bed'],
  ['villas below 8m. Thanks, Maria', 'villas below 8m. Thanks,  '],
  ['Hi Marina, 2 bed', 'Hi Marina, 2 bed'],
  ['Hi Noor, 2 bed', 'Hi Noor, 2 bed'],
  ['Hi Furjan, villa', 'Hi Furjan, villa'],
  ['2 bed jvc. Thanks, furnished', '2 bed jvc. Thanks, furnished'],
  ['2 bed, thanks in advance', '2 bed, thanks in advance'],
  ['https://agency.example/en/buy/jvc/2-bed', 'jvc 2 bed'],
  ['https://agency.example/apartments/dubai/jlt/', 'apartments dubai jlt'],
  ['https://agency.example/th/p/2br/jvc/3', '2br jvc'],
  ['https://site.example/areas/dubai-marina', 'dubai marina'],
  ['2 bed like https://portal.com/property/details-9876543.html', '2 bed like  '],
  ['https://site.example/types/villa', 'villa'],
  ['https://site.example/developers/emaar-properties', 'emaar properties'],
  ['https://site.example/properties/marina-heights/units/12', 'marina heights'],
  ['https://wa.me/971501234567?text=Hi%2C%202%20bed%20in%20Dubai%20Marina', 'Hi, 2 bed in Dubai Marina'],
  ['see wa.me/?text=2+bed+jvc+under+1m', 'see 2 bed jvc under 1m'],
  ['https://site.example/properties/?search=villa+palm&page=2', 'villa palm'],
  ['https://wa.me/9715?text=2%20bed%20https%3A%2F%2Fsite.example%2Fp%2F1', '2 bed'],
  ['https://wa.me/9715?text=100%25%20ready%20%', '100% ready %'],
  ['2BR marina vacant, call +971 50 123 4567', '2BR marina vacant, call  '],
  ['2BR JVC 00971501234567', '2BR JVC  '],
  ['studio 050-123-4567 600k', 'studio   600k'],
  ['+44 7911 123456 villa', '  villa'],
  ['+971501234567 2 bed', '  2 bed'],
  ['a@b.com 2 bed', '  2 bed'],
  ['Good evening Mr. Khan, 2 bed', 'Good evening  , 2 bed'],
  ['Hello Marina, 2 bed downtown', 'Hello  , 2 bed downtown'],
  ['Hello Marina, 2 bed', 'Hello Marina, 2 bed'],
  ['My name is Marina, 2 bed downtown', 'My name is  , 2 bed downtown'],
  ['homes.ae/search?beds_in=2,3&price_max=2000000', '2/3 bed max aed 2000000'],
])('%j is %j', (text, expected) => {
  expect(left(text)).toBe(expected);
});

it.each([
  'https://portal.com/property/details-9876543.html',
  'https://portal.com',
  'a@b.com',
  '2br@1.4m marina',
  '+971 50 123 4567',
  'permit 0501234567',
  'villa 500000',
  'budget: 2m - area: marina',
  '60:40 plan',
  'viewing 10:30 - villa in marina budget: 2m',
  'Call 9:15 - 2 bed in JVC, max: 1m',
])('%j stays', (text) => {
  expect(left(text)).toBe(text);
});
