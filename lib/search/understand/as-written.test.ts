import { referenceNames } from '@/testing/search/reference-names';
import { asWritten } from './as-written';

it('restores names and the words of titles, but one developer only', () => {
  const written = (text: string) => asWritten(text, referenceNames, ['Coral Tower']);
  expect(written('villa palm jumeirah coral')).toBe('Villa Palm Jumeirah Coral');
  expect(written('emaar select')).toBe('Emaar Properties select');
  expect(asWritten('lolivia', referenceNames, ['L’Olivia'])).toBe('L’Olivia');
});

it('keeps the "by" before the first word of a developer', () => {
  expect(asWritten('villa by select', referenceNames, [])).toBe('Villa by Select Group');
  const developer = { id: 99, name: 'Merrow Urban', slug: 'merrow-urban', count: 1 };
  const options = { ...referenceNames, developers: [...referenceNames.developers, developer] };
  expect(asWritten('villa by merrow', options, [])).toBe('Villa by Merrow Urban');
});

it('keeps the type in a title as the title writes it', () => {
  expect(asWritten('coral villas', referenceNames, ['Palm Court', 'Coral Villas'])).toBe('Coral Villas');
  expect(asWritten('coral villas', referenceNames, ['Coral Tower'])).toBe('Coral Villa');
});

it('does not repeat the end of a name that was cut short', () => {
  expect(asWritten('dubai hills estat villa', referenceNames, [])).toBe('Dubai Hills Estate Villa');
});
