import { describeFilters, readInboxQuery, withAdvisorEmail } from './inbox-query';

const accounts = [{ id: 'N5oxRSR0', email: 'omar@agency.example' }];

it.each([
  [
    'status=open&assignee=N5oxRSR0&from=2026-11-01',
    ', status open, advisor omar@agency.example, from 2026-11-01',
  ],
  ['assignee=gone', ', advisor gone'],
  ['assignee=none', ', no advisor'],
])('the filters %s read%s in the audit log', (search, text) => {
  const described = describeFilters(readInboxQuery(new URLSearchParams(search)));
  expect(withAdvisorEmail(described, accounts)).toBe(text);
});
