import { auditAbout, auditAction } from './audit-text';

it.each([
  ['enquiry.set to lost', 'enquiry set to lost'],
  ['enquiries.listed', 'enquiries listed'],
  ['alias.added', 'name added'],
  ['landing-page.written', 'landing page written'],
  ['person.erased', 'person’s data erased'],
  ['session.started', 'signed in'],
  ['account.role changed to admin', 'account role changed to administrator'],
  ['feed.upload discarded', 'feed upload discarded'],
])('says %s as the desk does: %s', (action, words) => {
  expect(auditAction(action)).toBe(words);
});

it.each([
  [
    'feed.imported',
    'stock: failed, 2 rows.xlsx, mismatched, 1,204 rows, 0 added',
    'stock: failed, 2 rows.xlsx, not imported, 1,204 rows, 0 added',
  ],
  [
    'feed.imported',
    'stock: a.csv, withheld, 1 row, 0 added',
    'stock: a.csv, removals withheld, 1 row, 0 added',
  ],
  ['property.changed', 'crm:hn-7: low_price, developer', 'crm:hn-7: “Starting price”, “Developer”'],
  ['property.hidden', 'crm:hn-7', 'crm:hn-7'],
  ['agent.changed', 'omar@example.com: brn', 'omar@example.com: “BRN (broker number)”'],
  [
    'enquiries.listed',
    '3 enquiries, source property-finder, advisor 7',
    '3 enquiries, source Property Finder, advisor omar@example.com',
  ],
])('names what %s was about: %s', (action, stored, words) => {
  expect(auditAbout(action, stored, [{ id: '7', email: 'omar@example.com' }])).toBe(words);
});
