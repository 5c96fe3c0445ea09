import { permitMail } from './mail';

const toDesk = { to: 'desk@agency.example', days: 7, messageKey: 'key' };

it('escapes titles, which feeds write', () => {
  const permit = {
    title: '<b>Villa</b>',
    slug: 'villa',
    reference: '<i>HN-1',
    permit_number: '7100000001',
    permit_expires_at: '2027-03-31',
  };
  const { html, text } = permitMail([permit], toDesk);
  expect(text).toContain('<b>Villa</b>');
  expect(html).toContain('<bdi>&lt;b&gt;Villa&lt;/b&gt;</bdi>');
  expect(html).not.toMatch(/<b>|<i>/);
});

it.each([
  ['2027-03-31', 'Ends 31 Mar 2027, permit'],
  ['2027-03-31T20:00:00.000Z', 'Ends 1 Apr 2027, 00:00, permit'],
])('shows the end %s as the desk does', (permit_expires_at, line) => {
  const permit = { title: 'Villa', slug: 'villa', reference: null, permit_number: '71', permit_expires_at };
  expect(permitMail([permit], toDesk).text).toContain(line);
});
