import { readList } from './read-list';

const redirect = jest.fn();
jest.mock('next/navigation', () => ({ redirect: (url: string) => redirect(url) }));
afterEach(() => redirect.mockClear());

const show = (page: number, count: number, results: unknown[]) =>
  readList(
    '/staff/audit',
    Promise.resolve({ subject: ['person', 'feed'], from: '', page: String(page) }),
    (params) => ({ page: Number(params.get('page')), pageSize: 50 }),
    async () => ({ count, results }),
  );

it('shows the last page instead of one beyond it, with the same filters', async () => {
  await show(5000, 101, []);
  expect(redirect.mock.calls).toEqual([['/staff/audit?subject=person&page=3']]);
});

it.each([
  ['a page with results', 2, 101, ['an entry']],
  ['an empty list', 7, 0, []],
  // Deleted between the count and the results.
  ['a last page that has just become empty', 3, 101, []],
])('stays on %s', async (_case, page, count, results) => {
  const { query, params, found } = await show(page, count, results);
  expect(redirect).not.toHaveBeenCalled();
  expect([query.page, params.toString(), found.results]).toEqual([
    page,
    `subject=person&page=${page}`,
    results,
  ]);
});
