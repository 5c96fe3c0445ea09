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

it('names the server that responds, also on another port', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: '', PORT: '4321' });
  expect(openApiDocument().servers).toEqual([{ url: 'http://localhost:4321' }]);
  jest.restoreAllMocks();
});

it.each([
  ['/api/v1/blogs/category/{category}/', 'category'],
  ['/api/v1/developers/{id}/properties/', 'developer'],
  ['/api/staff/enquiries/assign/', 'page'],
  ['/api/staff/enquiries/export/', 'page_size'],
])('does not offer %s the query parameter %s, which it ignores', (path, name) => {
  const { parameters } = openApiDocument().paths?.[path]?.get ?? {};
  expect(parameters).toContainEqual(expect.objectContaining({ in: 'query', name: 'search' }));
  expect(parameters).not.toContainEqual(expect.objectContaining({ in: 'query', name }));
});
