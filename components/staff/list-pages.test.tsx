/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ListPages } from './list-pages';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const pagesOf = (count: number, page = 1) => (
  <ListPages
    path="/staff/properties"
    params={new URLSearchParams({ search: 'marina', page: String(page) })}
    page={page}
    pageSize={50}
    count={count}
  />
);

it('leads from a long list to any of its pages, with the filters', () => {
  render(pagesOf(4_931, 7));
  const field = screen.getByRole('textbox', { name: 'Page' });
  expect(field).toHaveValue('7');
  expect(field.closest('form')).toHaveFormValues({ search: 'marina', page: '7' });
  expect(field.closest('form')).toHaveAttribute('action', '/staff/properties');
  expect(screen.getByText('of 99')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/staff/properties?search=marina&page=6',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/staff/properties?search=marina&page=8',
  );
});

it('has links alone for up to three pages, and nothing for one', () => {
  const { rerender } = render(pagesOf(150));
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(pagesOf(50));
  expect(screen.queryByRole('navigation')).toBeNull();
});
