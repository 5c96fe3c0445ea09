/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseListingQuery } from '@/lib/search/listing-query';
import { Pagination } from './pagination';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('Pagination', () => {
  it('links first, last and near pages, keeping the query', () => {
    render(<Pagination query={query('city=2&page=5')} lastPage={9} goTo={jest.fn()} />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Previous', '/properties?city=2&page=4'],
      ['1', '/properties?city=2'],
      ['3', '/properties?city=2&page=3'],
      ['4', '/properties?city=2&page=4'],
      ['5', '/properties?city=2&page=5'],
      ['6', '/properties?city=2&page=6'],
      ['7', '/properties?city=2&page=7'],
      ['9', '/properties?city=2&page=9'],
      ['Next', '/properties?city=2&page=6'],
    ]);
    expect(screen.getAllByText('…')).toHaveLength(2);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('5');
  });

  it('has no Previous on the first page but a Next on the last', () => {
    const { rerender } = render(<Pagination query={query('')} lastPage={2} goTo={jest.fn()} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    rerender(<Pagination query={query('page=2')} lastPage={2} goTo={jest.fn()} />);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('changes the page in place, except for modified clicks', async () => {
    const goTo = jest.fn();
    render(<Pagination query={query('')} lastPage={3} goTo={goTo} />);
    const next = screen.getByRole('link', { name: 'Next' });
    await userEvent.click(next);
    expect(goTo).toHaveBeenCalledWith(2);
    const seen = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', seen, { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(next);
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});
