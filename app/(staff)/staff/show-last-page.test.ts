import { showLastPage } from './show-last-page';

const redirect = jest.fn();
jest.mock('next/navigation', () => ({ redirect: (address: string) => redirect(address) }));
afterEach(() => redirect.mockClear());

const show = (page: number, count: number, results: unknown[]) =>
  showLastPage({
    path: '/staff/audit',
    params: new URLSearchParams({ subject: 'person', page: String(page) }),
    query: { page, pageSize: 50 },
    found: { count, results },
  });

it('shows the last page instead of one beyond it, with the same filters', () => {
  show(5000, 101, []);
  expect(redirect.mock.calls).toEqual([['/staff/audit?subject=person&page=3']]);
});

it.each([
  ['a page with results', 2, 101, ['an entry']],
  ['an empty list', 7, 0, []],
  // Deleted between the count and the results.
  ['a last page that has just become empty', 3, 101, []],
])('stays on %s', (_case, page, count, results) => {
  show(page, count, results);
  expect(redirect).not.toHaveBeenCalled();
});
