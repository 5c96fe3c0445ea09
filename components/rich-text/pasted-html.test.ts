/** @jest-environment jsdom */
import { pastedHtml } from './pasted-html';

const item = (bullet: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

const plain = (html: string) => pastedHtml(html).replace(/<!--.*?-->|<span[^>]*>|<\/span>/g, '');

it('makes lists of paragraphs that Word begins with a bullet or a number', () => {
  const bullets = item('·', 'Sea <b>view</b>') + item('·', 'Pool');
  expect(plain(`<p>Why:</p>${bullets}${item('1.', 'Call')}${item('2.', 'Visit')}<p>End</p>`)).toBe(
    '<p>Why:</p><ul><li>Sea <b>view</b></li><li>Pool</li></ul><ol><li>Call</li><li>Visit</li></ol><p>End</p>',
  );
});

it('keeps the largest heading as a heading, and leaves out pictures of the computer', () => {
  const html = '<h1>Palm</h1><img src="file:///C:/a.png"><img src="https://pictures.example/b.jpg">';
  expect(plain(html)).toBe('<h2>Palm</h2><img src="https://pictures.example/b.jpg">');
});
