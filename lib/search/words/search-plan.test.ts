import { searchPlan } from './search-plan';
import { words } from './split-words';

/** Whether a text matches, by the simplest code that works. */
function finds(search: string, text: string): boolean {
  const found = words(text);
  return searchPlan(search).every((group) =>
    group.some((terms) =>
      terms.every(({ word, isPrefix }) =>
        found.some((other) => (isPrefix ? other.startsWith(word) : other === word)),
      ),
    ),
  );
}

describe('a search', () => {
  it.each([
    ['marina', 'Dubai Marina Heights'],
    ['mari', 'Marina Gate'],
    ['residences', 'Palm Residence'],
    ['JVC', 'Studio in Jumeirah Village Circle'],
    ['jumeirah village circle', 'Park view, JVC'],
    ['villas', 'Villa on the Palm'],
    ['flat', 'Apartment with a view'],
    ['penthouse', 'Duplex | PENTHOUSE'],
    ['business center', 'Business Centre Towers'],
    ['مارينا', 'Dubai Marina'],
    ['overlooking the palm', 'Full Palm View'],
    ['dubai marina views', 'Marina view, high floor'],
    ['facing sea', 'Full sea view'],
    ['بإطلالة على البحر', 'Full sea view'],
    ['вид на марину', 'Marina Views'],
    ['garden and pool', 'Pool, garden'],
    ['and', 'Sea and sky'],
    ['one za abeel', 'One Za’abeel The Residences'],
    ['l olivia gardens', "L'Olivia Garden"],
    ['king s view', "King's View"],
    ['st regis', 'The St. Regis'],
  ])('for %j finds %j', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['villa', 'Jumeirah Village Circle'],
    ['arina', 'Dubai Marina'],
    ['dubai marina', 'Yas Marina, Abu Dhabi'],
    ['land', 'Landmark Tower'],
    ['th', 'The Palm'],
    ['%', 'anything'],
    ['za abeel', 'Zara Tower'],
    ['bur dubai', 'Burj Views, Downtown Dubai'],
    ['st regis', 'Street with a register'],
  ])('for %j does not find %j', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('matches everything when blank', () => {
    expect([searchPlan(null), searchPlan('  '), searchPlan('\u0640')]).toEqual([[], [], []]);
  });

  it('limits the number of words', () => {
    expect(searchPlan(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')).length).toBe(12);
  });
});
