import { openApiDocument } from './document';

it.each([
  ['/api/v1/newsletter/', 'post'],
  ['/api/user/profile/', 'get'],
  ['/api/staff/accounts/', 'post'],
] as const)('says that %s may refuse with 429', (path, method) => {
  const { responses } = openApiDocument().paths?.[path]?.[method] ?? {};
  expect(responses).toHaveProperty('429');
});
