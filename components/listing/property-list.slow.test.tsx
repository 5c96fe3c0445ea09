/** @jest-environment jsdom */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@/lib/http/browser/http-error';
import { parseListingQuery } from '@/lib/search/listing-query';
import { propertyFixture } from '@/testing/property-fixture';
import {
  busy,
  device,
  field,
  firstPage,
  open,
  panelOf,
  request,
  sidebar,
  titles,
  toasts,
} from '@/testing/property-list';
import { present, stub } from '@/testing/stub';
import { listData } from './list-data';
import { PropertyList } from './property-list';

describe('the title of the tab', () => {
  const rendered = (text: string) => {
    const title = document.createElement('title');
    title.textContent = text;
    document.head.replaceChildren(title);
  };
  beforeEach(() => rendered('All'));

  it('follows the list, also with Back', async () => {
    request.mockResolvedValue({ ...firstPage, title: 'Villas' });
    open({ page: { ...firstPage, title: 'All' } });
    await userEvent.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    await waitFor(() => expect(document.title).toBe('Villas'));
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('All'));
  });

  it('stays while the list loads', async () => {
    open({ search: '?property_type=1', page: { ...firstPage, title: 'Villas' } });
    expect(document.title).toBe('Villas');
    await userEvent.click(sidebar().getByRole('link', { name: 'Clear All' }));
    expect(document.title).toBe('Villas');
  });

  it('replaces a title that is rendered later, but not the one of the next page', async () => {
    const { unmount } = open({ page: { ...firstPage, title: 'Villas' } });
    rendered('All');
    await waitFor(() => expect(document.title).toBe('Villas'));
    unmount();
    rendered('About');
    await act(async () => {});
    expect(document.title).toBe('About');
  });

  it('is announced on arrival only', () => {
    jest.useFakeTimers();
    const announcer = document.body.appendChild(document.createElement('next-route-announcer'));
    const { unmount } = open();
    expect(announcer).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(announcer).not.toBeVisible();
    unmount();
    expect(announcer).toBeVisible();
    announcer.remove();
  });
});

describe('scrolling', () => {
  const scrolledPast = () =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stub<DOMRect>({ top: -500 }));
  afterEach(() => jest.restoreAllMocks());

  it('scrolls to the top when a filter changes', async () => {
    scrolledPast();
    open();
    await userEvent.selectOptions(sidebar().getByRole('combobox', { name: 'City' }), 'Dubai (3)');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('scrolls to the first card when the page changes', async () => {
    scrolledPast();
    open();
    await userEvent.click(present(screen.getAllByRole('link', { name: /^Page 2|^Next/ })[0]));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('initial list', () => {
  it('shows server-rendered results without a request', () => {
    open();
    expect(titles()).toEqual(expect.arrayContaining(['Sahil Villas', 'Halyard Tower']));
    expect(screen.getByRole('status')).toHaveTextContent('30 properties');
    expect(request).not.toHaveBeenCalled();
    expect(busy()).toBe('false');
  });

  it('removes all cards of a former list in which two properties had the same id', async () => {
    const [one, two, other] = [
      { id: 7, slug: 'one', title: 'One' },
      { id: 7, slug: 'two', title: 'Two' },
      { id: 8, slug: 'other', title: 'Other' },
    ].map(propertyFixture);
    request.mockResolvedValue({ count: 30, results: [other] });
    open({ page: { count: 30, results: [present(one), present(two)] } });
    await userEvent.click(present(screen.getAllByRole('link', { name: /^Page 2|^Next/ })[0]));
    await waitFor(() => expect(titles()).toContain('Other'));
    expect(titles()).not.toContain('One');
    expect(titles()).not.toContain('Two');
  });

  it('shows the error and samples when the first load failed', async () => {
    open({ page: null });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load properties');
    expect(alert).toHaveTextContent('Please check your connection and try again.');
    expect(within(alert).getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/properties');
    expect(screen.getByText('Samples')).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });

  it('names and clears the filters of an empty list', async () => {
    const none = { count: 0, results: [] };
    const { unmount } = open({ page: none });
    expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clear Filters' })).not.toBeInTheDocument();
    unmount();
    open({ page: none, search: '?search=atlantis' });
    expect(await screen.findByRole('heading', { name: 'No matching properties found' })).toBeVisible();
    expect(screen.getByText('Searching for "atlantis"...')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(window.location.search).toBe('');
    expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    expect(field()).toHaveValue('');
  });

  it('ends with Coming Soon on the last page only', () => {
    const { unmount } = open();
    expect(screen.queryByText('More Properties Coming Soon!')).not.toBeInTheDocument();
    unmount();
    open({ search: '?page=3' });
    expect(screen.getByText('More Properties Coming Soon!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Notified' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.getByRole('link', { name: 'WhatsApp Updates' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    );
  });

  it('focuses the search field on large screens, once', () => {
    const { unmount } = open();
    expect(field()).toHaveFocus();
    unmount();
    const { search } = window.location;
    render(
      <PropertyList
        data={listData(
          parseListingQuery(new URLSearchParams(search)),
          firstPage,
          panelOf(parseListingQuery({})),
        )}
        samples={null}
      />,
    );
    expect(field()).not.toHaveFocus();
  });

  it('does not focus on small screens and shortens the placeholder', () => {
    device.isLarge = false;
    open();
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'Search properties...');
  });
});

describe('order, page size and pages', () => {
  it('show the default order: newest first, or best match while searching', () => {
    const { unmount } = open();
    const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort()).toHaveDisplayValue('Newest First');
    unmount();
    open({ search: '?search=sahil' });
    expect(sort()).toHaveDisplayValue('Best Match');
  });

  it('reset to page 1 when order or size change', async () => {
    open({ search: '?page=2' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-low_price');
    expect(window.location.search).toBe('?ordering=-low_price');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Properties per page' }), '48');
    expect(window.location.search).toBe('?ordering=-low_price&page_size=48');
  });

  it('keep a multi-key order from a link', () => {
    open({ search: '?ordering=-completion_rate,-low_price&completion_rate__gte=80' });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Completion: Most First, then Price: High to Low',
    );
    expect(screen.getByRole('link', { name: 'Remove filter: 80% complete or more' })).toBeVisible();
  });

  it('change the page and scroll to its start', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
    expect(screen.getByRole('region', { name: 'Properties' })).toHaveFocus();
  });

  it('stay on the last page and announce that more is coming', async () => {
    open({ search: '?page=3' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(window.location.search).toBe('?page=3');
    expect(request).not.toHaveBeenCalled();
    expect(toasts).toEqual([
      {
        channel: 'notice',
        title: 'Coming Soon!',
        description: 'More properties are being added to our collection.',
        duration: 3000,
      },
    ]);
  });

  it('lead to the last page when the list has become shorter', async () => {
    request.mockResolvedValueOnce({ count: 20, results: [] });
    request.mockResolvedValueOnce({ count: 20, results: [propertyFixture({ id: 9, title: 'Second Page' })] });
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('Second Page')).toBeVisible();
    expect(window.location.search).toBe('?page=2');
    expect(toasts).toMatchObject([{ title: 'Coming Soon!' }]);
  });

  it('are restored by back and forward without a request', async () => {
    request.mockResolvedValue({ count: 30, results: [propertyFixture({ id: 9, title: 'Second Page' })] });
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Second Page')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText('Sahil Villas')).toBeVisible();
    act(() => window.history.forward());
    expect(await screen.findByText('Second Page')).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('show an update error without samples', async () => {
    request.mockRejectedValue(new HttpError(400, 'no'));
    const { rerender } = open();
    rerender(
      <PropertyList
        data={listData(parseListingQuery({}), firstPage, panelOf(parseListingQuery({})))}
        samples={null}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Failed to load properties')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/properties?page=2');
  });
});
