import { openApiDocument } from './document';

it('says who may call an endpoint', () => {
  const descriptions = ['/api/v1/newsletter/', '/api/staff/accounts/', '/api/v1/contact/list/'].map(
    (path) => Object.values(openApiDocument().paths?.[path] ?? {})[0]?.description,
  );
  expect(descriptions).toEqual(['For everybody.', 'For administrators.', 'For advisors, administrators.']);
});

it.each([
  ['/api/v1/newsletter/', 'post'],
  ['/api/user/profile/', 'get'],
  ['/api/staff/accounts/', 'post'],
] as const)('says that %s may refuse with 429', (path, method) => {
  const { responses } = openApiDocument().paths?.[path]?.[method] ?? {};
  expect(responses).toHaveProperty('429');
});
