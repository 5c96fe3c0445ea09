/** @jest-environment jsdom */
import { pastedHtml } from './pasted-html';

const item = (bullet: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

const plain = (html: string) => pastedHtml(html).replace(/<!--.*?-->|<span[^>]*>|<\/span>/g, '');

it('makes lists of paragraphs that Word begins with a bullet or a number', () => {
  const bullets = item('·', 'Sea <b>view</b>') + item('·', 'Pool');
  expect(plain(`<p>Why:</p>${bullets}${item('1.', 'Call')}${item('2.', 'Visit')}<p>End</p>`)).toBe(
    '<p>Why:</p><ul><li>Sea <b>view</b></li><li>Pool</li></ul><ol><li>Call</li><li>Visit</li></ol><p>End</p>',
  );
});

it('keeps the levels of a list, so that its numbers go on', () => {
  const html = item('1.', 'Sea') + item('o', '<b>Beach</b>', 2) + item('o', 'Pier', 2) + item('2.', 'City');
  expect(plain(html)).toBe('<ol><li>Sea<ul><li><b>Beach</b></li><li>Pier</li></ul></li><li>City</li></ol>');
  expect(plain(item('·', 'Alone', 3))).toBe('<ul><li>Alone</li></ul>');
});

it('leaves a paragraph whose style alone is that of a list', () => {
  expect(plain('<p style="mso-list:none">Text</p>')).toBe('<p style="mso-list:none">Text</p>');
});

it('leaves out deleted text and comments', () => {
  const comment = '<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span>';
  const comments = "<div style='mso-element:comment-list'><p>Too cheap?</p></div>";
  expect(plain(`<p>AED <del>2</del><ins>3</ins> million${comment}</p>${comments}`)).toBe(
    '<p>AED <ins>3</ins> million</p>',
  );
});

it('keeps the largest heading as a heading, and leaves out pictures of the computer', () => {
  const html = '<h1>Palm</h1><img src="file:///C:/a.png"><img src="https://pictures.example/b.jpg">';
  expect(plain(html)).toBe('<h2>Palm</h2><img src="https://pictures.example/b.jpg">');
});
