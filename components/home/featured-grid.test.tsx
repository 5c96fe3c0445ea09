/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { requestJson } from '@/lib/http/browser/client';
import { HttpError } from '@/lib/http/browser/http-error';
import { queryClient } from '@/lib/http/browser/query-client';
import { propertyFixture } from '@/testing/property-fixture';
import { FeaturedGrid, keptGrid } from './featured-grid';

jest.mock('@/components/catalog/favorite-button', () => ({ FavoriteButton: () => null }));
jest.mock('@/lib/http/browser/client', () => ({
  ...jest.requireActual('@/lib/http/browser/client'),
  requestJson: jest.fn(),
}));

const request = jest.mocked(requestJson);
const failure = 'Failed to load featured properties. Please try again later.';
const more = { name: 'View More Properties' };

beforeEach(() => {
  request.mockReset();
  queryClient().clear();
  keptGrid.state = 'initial';
});
afterEach(() => queryClient().clear());

describe('FeaturedGrid', () => {
  it('shows the first cards, then the expanded set with a link to all', async () => {
    let respond = (_page: unknown) => {};
    request.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    render(<FeaturedGrid failed={false}>First card</FeaturedGrid>);
    await userEvent.click(screen.getByRole('button', more));
    expect(screen.getByText('First card')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    await screen.findByText('First card');
    expect(request).toHaveBeenCalledWith('/api/v1/featured-properties/expanded/', expect.anything());
    respond({ count: 2, results: [propertyFixture({ id: 1 }), propertyFixture({ id: 2 })] });
    expect(await screen.findByRole('heading', { name: 'Property 2' })).toBeVisible();
    expect(screen.queryByText('First card')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Properties' })).toHaveAttribute(
      'href',
      '/properties?page=1&page_size=12',
    );
  });

  it('focuses the first new property', async () => {
    request.mockResolvedValue({ count: 2, results: [1, 2].map((id) => propertyFixture({ id })) });
    render(
      <FeaturedGrid failed={false}>
        <article>First card</article>
      </FeaturedGrid>,
    );
    await userEvent.click(screen.getByRole('button', more));
    expect(await screen.findByRole('link', { name: 'Property 2' })).toHaveFocus();
  });

  it('is still expanded after Back, and leaves the focus where it is', async () => {
    request.mockResolvedValue({ count: 2, results: [1, 2].map((id) => propertyFixture({ id })) });
    const { unmount } = render(<FeaturedGrid failed={false}>First card</FeaturedGrid>);
    await userEvent.click(screen.getByRole('button', more));
    await screen.findByRole('link', { name: 'Property 2' });
    unmount();
    render(<FeaturedGrid failed={false}>First card</FeaturedGrid>);
    expect(screen.getByRole('link', { name: 'Property 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Properties' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('keeps the first cards and shows an error when expanding fails, until it succeeds', async () => {
    request.mockRejectedValueOnce(new HttpError(404, ''));
    render(<FeaturedGrid failed={false}>First card</FeaturedGrid>);
    await userEvent.click(screen.getByRole('button', more));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByText('First card')).toBeVisible();
    request.mockResolvedValue({ count: 2, results: [1, 2].map((id) => propertyFixture({ id })) });
    await userEvent.click(screen.getByRole('button', more));
    expect(await screen.findByRole('heading', { name: 'Property 2' })).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('shows an error when nothing loaded, and skeletons during retry', async () => {
    request.mockImplementation(() => new Promise(() => {}));
    const { container } = render(<FeaturedGrid failed={true}>{null}</FeaturedGrid>);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(screen.getByRole('button', more));
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(container.querySelectorAll('.skeleton.aspect-3\\/2')).toHaveLength(4);
  });

  it('links to the list before hydration and without JavaScript', () => {
    const html = renderToString(<FeaturedGrid failed={false}>First card</FeaturedGrid>);
    expect(html).toMatch(/<a [^>]*href="\/properties"[^>]*>View More Properties<\/a>/);
    expect(html).not.toContain('<button');
  });
});
