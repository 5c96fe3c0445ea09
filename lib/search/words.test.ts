import { otherNumber, phraseOf, words } from './words';

describe('the words of a text', () => {
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
  ])('of %j are %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are cut to a length that every index takes', () => {
    expect(words('x'.repeat(500))[0]?.length).toBeLessThanOrEqual(40);
  });

  it('make a phrase', () => {
    expect(phraseOf('  The-Valley ')).toBe('the valley');
  });

  it('have another number where an s makes it', () => {
    expect([otherNumber('villa'), otherNumber('villas'), otherNumber('pass'), otherNumber('d3')]).toEqual([
      'villas',
      'villa',
      null,
      null,
    ]);
  });
});
