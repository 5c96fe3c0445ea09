import { paginated } from './pagination';

const pageOne = { page: 1, pageSize: 12 };
const list = { count: 21, results: [] };
const nextOf = (query: string, lists: string[] = []) =>
  paginated(new Request(`http://site.test/api/v1/things/?${query}`), list, pageOne, lists).next?.split(
    '?',
  )[1];

it('links to the next page of the same list', () => {
  expect(nextOf('page=1&search=sea')).toBe('page=2&search=sea');
  expect(nextOf('status=1&status=2,3&page_size=12', ['status'])).toBe(
    'status=1&status=2%2C3&page_size=12&page=2',
  );
});

it('keeps only the first of a repeated parameter that is no list', () => {
  expect(nextOf('city=1&city=2&page=1&page=9', ['status'])).toBe('city=1&page=2');
});

describe('without a configured URL of the site', () => {
  afterEach(() => jest.restoreAllMocks());

  it('links to the port that the server listens on', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: '', PORT: '4321' });
    const request = new Request('http://site.test/api/v1/things/');
    expect(paginated(request, list, pageOne).next).toBe('http://localhost:4321/api/v1/things/?page=2');
  });
});
