import { typeNoun, typeNouns } from './type-nouns';

test.each([
  ['Villa', 'Villa', 'Villas'],
  ['Lagoon Villas', 'Lagoon Villas', 'Lagoon Villas'],
  ['Duplex', 'Duplex', 'Duplexes'],
  ['Hotel Apartment', 'Hotel Apartment', 'Hotel Apartments'],
  ['Commercial', 'Commercial property', 'Commercial properties'],
  ['Land', 'Land property', 'Land properties'],
])('names one and several of type %s', (type, one, several) => {
  expect([typeNoun(type), typeNouns(type)]).toEqual([one, several]);
});
