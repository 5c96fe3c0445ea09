import { valueText } from './value-text';

it.each([
  ['number', '2200000', '2,200,000'],
  ['flag', 'false', 'No'],
  ['day-or-quarter', '2028-Q2', 'Q2 2028'],
  ['agent', 'amira@agency.example', 'Amira Haddad'],
  ['text', 'Villa', 'Villa'],
  ['number', '', ''],
] as const)('shows a %s %j as %j', (control, value, text) => {
  const agents = [{ email: 'amira@agency.example', name: 'Amira Haddad' }];
  expect(valueText({ control }, value, agents)).toBe(text);
});
