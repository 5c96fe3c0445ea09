import { initialsOf } from './initials';

it.each([
  ['Layla Haddad', 'LH'],
  ['layla al haddad', 'LH'],
  ['Cher', 'C'],
  ['Élodie (Ellie) Noor', 'ÉN'],
  ['ليلى الحداد', 'ل'],
  ['007', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
