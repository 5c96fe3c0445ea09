import { renderToStaticMarkup } from 'react-dom/server';
import { WholeWords } from './whole-words';

it.each([
  ['What an off-plan payment plan costs', ['off-plan']],
  ['Off-plan, pre-launch and 2-bed homes', ['Off-plan', 'pre-launch', '2-bed']],
  ['A once-in-a-lifetime-opportunity home', []],
  ['2024 - a review, off-plan – and views', ['2024 -', 'off-plan –']],
  ['', []],
])('keeps the short words with hyphens and the dashes of "%s" on their line', (text, kept) => {
  const markup = renderToStaticMarkup(<WholeWords text={text} />);
  const words = [...markup.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map(
    ([, word]) => word,
  );
  expect(words).toEqual(kept);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
});
