import { savedMessage } from './saved-message';

const name = { kind: 'developer', alias: 'Emaar', name: 'Emaar Properties', city: null } as const;
const alias = { ...name, id: 1, entered_by: null, entered_at: null };

it.each([
  [1, 'Saved. 1 property keeps “Emaar PJSC” until the next import.'],
  [12, 'Saved. 12 properties keep “Emaar PJSC” until the next import.'],
])('says how many properties keep their name: %i', (properties, text) => {
  const former = { name: 'Emaar PJSC', properties };
  expect(savedMessage({ alias, listings: 0, former })).toContain(text);
});
