import { fold, searchWords } from './fold';

describe('fold', () => {
  it.each([
    ['Résidence ÉLAN', 'residence elan'],
    ['  Palm\u00a0 Jumeirah\n', 'palm jumeirah'],
    ['Straße Øre Łódź İstanbul ılıca', 'strasse ore lodz istanbul ilica'],
    ['Ｄｕｂａｉ', 'dubai'],
    ['L’Avenue – Off‐Plan', "l'avenue - off-plan"],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['alef forms', 'أبراج إعمار آل ٱلنخلة', 'ابراج اعمار ال النخلة'],
    ['teh marbuta', 'نخلة جميرا', 'نخله جميرا'],
    ['vowel marks and tatweel', 'دُبَيّ ـــ مـــارينا', 'دبي مارينا'],
    ['Persian yeh and kaf', 'برج کریک دبی', 'برج كريك دبي'],
    ['alef maksura', 'مرسى', 'مرسي'],
    ['hamza carriers', 'رؤية شاطئ', 'روية شاطي'],
    ['Persian heh with hamza', 'خانۀ', 'خانه'],
    ['presentation forms', 'ﺩﺑﻲ', 'دبي'],
    ['zero-width non-joiner', 'می‌شود', 'ميشود'],
  ])('folds %s to one form', (_what, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('reads digits of every script', () => {
    expect(fold('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  });

  it('is idempotent', () => {
    const once = fold('Éclat – بُرج خليفة ۱۲ ﷺ ½ ǅ');
    expect(fold(once)).toBe(once);
  });

  it('drops what no database can store', () => {
    expect(fold('a\u0000b\u0007c')).toBe('a b c');
  });
});

describe('searchWords', () => {
  it('returns each folded word once', () => {
    expect(searchWords(' Palm  PALM pálm jumeirah ')).toEqual(['palm', 'jumeirah']);
  });

  it('is empty for blank text', () => {
    expect(searchWords(' \t\u200b ')).toEqual([]);
  });
});
