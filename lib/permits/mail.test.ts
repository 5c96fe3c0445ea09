import { permitMail } from './mail';

it('escapes titles, which feeds write', () => {
  const permit = {
    title: '<b>Villa</b>',
    slug: 'villa',
    reference: '<i>HN-1',
    permit_number: '7100000001',
    permit_expires_at: '2027-03-31',
  };
  const { html, text } = permitMail([permit], { to: 'desk@agency.example', days: 7, messageKey: 'key' });
  expect(text).toContain('<b>Villa</b>');
  expect(html).toContain('<bdi>&lt;b&gt;Villa&lt;/b&gt;</bdi>');
  expect(html).not.toMatch(/<b>|<i>/);
});
