import { isTornApart, phraseOf, singularOrPlural, words } from './split-words';

describe('words of a text', () => {
  it.each([
    ['Palm Jumeirah', ['palm', 'jumeirah']],
    ['RÉSIDENCES', ['residences']],
    ['sea-view & pool', ['sea', 'view', 'pool']],
    ["Children's play", ['childrens', 'play']],
    ['نَخْلَة جميرا', ['نخله', 'جميرا']],
    ['Dubai Creek Harbour', ['dubai', 'creek', 'harbor']],
    ['business centre', ['business', 'center']],
    ['٢ غرف', ['2', 'غرف']],
    ['%_*"', []],
  ])('%j gives %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are cut to a length that every index accepts', () => {
    expect(words('x'.repeat(500))[0]?.length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['za', 'abeel', true],
    ['king', 's', true],
    ['king', 'so', false],
    ['of', 'my', false],
    ['s', 'king', false],
    ['the', 'villa', false],
  ])('%s and %s may be one word: %s', (word, next, isOne) => {
    expect(isTornApart(word, next)).toBe(isOne);
  });

  it('form a phrase', () => {
    expect(phraseOf('  The-Valley ')).toBe('the valley');
  });

  it('have a plural or singular with s', () => {
    expect([
      singularOrPlural('villa'),
      singularOrPlural('villas'),
      singularOrPlural('pass'),
      singularOrPlural('d3'),
    ]).toEqual(['villas', 'villa', null, null]);
  });
});
