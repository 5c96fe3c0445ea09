import { languageOf, languagesText, readLanguageNames, readLanguages } from './languages';

it.each([
  ['نريد شقة من غرفتين في دبي مارينا Marina Gate', 'ar'],
  ['یک آپارتمان دو خوابه می‌خواهیم', 'fa'],
  ['ہمیں دو کمروں کا فلیٹ چاہیے', 'ur'],
  ['Ищем квартиру с двумя спальнями', 'ru'],
  ['我们在找两居室', 'zh'],
  ['हमें दो कमरों का घर चाहिए', 'hi'],
  ['We are looking for two bedrooms, شكرا', null],
  ['Nous cherchons un appartement', null],
  ['12345', null],
  ['', null],
])('knows the language of %j', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it('reads known codes only', () => {
  expect(readLanguages(['ru', 'ar', 'xx', 5, null])).toEqual(['ar', 'ru']);
});

it('reads and writes names of languages', () => {
  expect(readLanguageNames('Russian, Klingon,Arabic')).toEqual(['ar', 'ru']);
  expect(languagesText(['ar', 'ru'])).toBe('Arabic, Russian');
});
