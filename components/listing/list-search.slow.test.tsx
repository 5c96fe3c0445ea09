/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endFollowing, followed } from '@/components/ui/followed-link';
import { parseListingQuery } from '@/lib/search/listing-query';
import { propertyFixture } from '@/testing/property-fixture';
import {
  busy,
  field,
  mockFilterRequest,
  open,
  palm,
  panelOf,
  request,
  requestedPaths,
  sidebar,
  titles,
} from '@/testing/property-list';
import { present } from '@/testing/stub';

/** Enters a text at once; letter by letter, the whole list is rendered again for each. */
async function enter(text: string, user: Pick<typeof userEvent, 'click' | 'paste'> = userEvent) {
  await user.click(field());
  await user.paste(text);
}

afterEach(endFollowing);

describe('search', () => {
  const setup = () => {
    jest.useFakeTimers();
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('filters locally, then queries the server 500 ms after the last key', async () => {
    const user = setup();
    open({ search: '?page=2' });
    await user.type(field(), 'SAHIL');
    expect(titles()).toContain('Sahil Villas');
    expect(titles()).not.toContain('Halyard Tower');
    expect(screen.getByText('Searching for "SAHIL"...')).toBeVisible();
    expect(screen.getByTestId('search-pending')).toBeInTheDocument();
    await wait(499);
    expect(request).not.toHaveBeenCalled();
    await user.type(field(), ' v');
    await wait(499);
    expect(request).not.toHaveBeenCalled();
    request.mockResolvedValue({ count: 1, results: [propertyFixture({ id: 3, title: 'Sahil View' })] });
    await wait(1);
    expect(requestedPaths()).toEqual(['/api/v1/properties/?search=SAHIL+v']);
    expect(window.location.search).toBe('?search=SAHIL+v');
    await wait(0);
    expect(titles()).toContain('Sahil View');
    expect(screen.queryByTestId('search-pending')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 property');
  });

  it('leaves the URL alone while a followed link loads, and searches if it was not left', async () => {
    const user = setup();
    open();
    await enter('sahil', user);
    followed.text = document.createElement('span');
    await wait(2000);
    expect(request).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
    request.mockResolvedValue({ count: 1, results: [palm] });
    endFollowing();
    await wait(500);
    expect(window.location.search).toBe('?search=sahil');
  });

  it('keeps Arabic and the number after it in order', async () => {
    const user = setup();
    open();
    await enter('شقة', user);
    expect(screen.getByText('Searching for "شقة"...').tagName).toBe('BDI');
    expect(field()).toHaveAttribute('dir', 'auto');
  });

  it.each(['palm', 'dubai', 'maison elan'])('searches location and developer: %j', async (text) => {
    const user = setup();
    open();
    await enter(text, user);
    expect(titles()).toContain('Sahil Villas');
  });

  it('shows skeletons instead of an empty list while nothing matches locally', async () => {
    const user = setup();
    open();
    await enter('atlantis', user);
    expect(busy()).toBe('true');
    expect(screen.queryByText('No matching properties found')).not.toBeInTheDocument();
    request.mockResolvedValue({ count: 0, results: [] });
    await wait(500);
    await wait(0);
    expect(screen.getByText('No matching properties found')).toBeVisible();
  });

  it('is applied when a filter changes before the delay ends', async () => {
    const user = setup();
    open();
    await enter('palm', user);
    await user.click(sidebar().getByRole('radio', { name: /^Villa/ }));
    await wait(1000);
    expect(requestedPaths()).toEqual(['/api/v1/properties/?search=palm&property_type=1']);
  });

  it('starts at once on submit, and is cleared by its button', async () => {
    const user = setup();
    open();
    await enter('palm', user);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?search=palm');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(window.location.search).toBe('');
    expect(field()).toHaveValue('');
  });
});

describe('suggestions', () => {
  const suggestions = {
    names: [
      { kind: 'district', id: 7, name: 'Palm Jumeirah', count: 1_204 },
      { kind: 'developer', id: 9, name: 'Palmer', count: 1 },
    ],
    properties: [
      { id: 1, slug: 'palm-crest', title: 'Palm Crest', district: 'Palm Jumeirah', city: 'Dubai' },
    ],
  };
  const options = () => {
    const list = document.querySelector<HTMLElement>('[aria-label=Suggestions]');
    return list ? within(list).queryAllByRole('option') : [];
  };
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  const consent = (functional: boolean) =>
    localStorage.setItem('cookieConsent', JSON.stringify({ essential: true, functional }));

  beforeEach(() => {
    localStorage.clear();
    mockFilterRequest.mockImplementation(async (path) =>
      path.startsWith('/api/v1/property-search/')
        ? suggestions
        : panelOf(parseListingQuery(new URLSearchParams(path.split('?')[1]))),
    );
    request.mockResolvedValue({ count: 1, results: [palm] });
  });

  it('are offered from two letters, in groups with counts, and announced', async () => {
    open();
    await userEvent.type(field(), 'p');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'al');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(options().map((one) => one.textContent)).toEqual([
      'Palm Jumeirah, 1,204 properties',
      'Palmer, 1 property',
      'Palm Crest, Palm Jumeirah, Dubai',
    ]);
    expect(screen.getByRole('group', { name: 'Projects' })).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions')).toHaveAttribute('aria-live', 'polite');
    const suggestionPaths = () =>
      mockFilterRequest.mock.calls.map(([path]) => path).filter((path) => path.includes('property-search'));
    await waitFor(() => expect(suggestionPaths().at(-1)).toBe('/api/v1/property-search/?q=pal&limit=5'));
    expect(suggestionPaths()).not.toContain('/api/v1/property-search/?q=p&limit=5');
  });

  it('stay while the text goes on, and not for another text', async () => {
    open();
    await enter('pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    mockFilterRequest.mockImplementation(() => new Promise(() => {}));
    const askedFor = (text: string) =>
      waitFor(() =>
        expect(mockFilterRequest.mock.calls.map(([path]) => path)).toContain(
          `/api/v1/property-search/?q=${text}&limit=5`,
        ),
      );
    fireEvent.change(field(), { target: { value: 'palm' } });
    await askedFor('palm');
    expect(options()).toHaveLength(3);
    fireEvent.change(field(), { target: { value: 'marina' } });
    await askedFor('marina');
    expect(options()).toHaveLength(0);
  });

  it('are offered for pasted text, and do not open after Enter alone', async () => {
    open();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await act(async () => {});
    expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'pal' } });
    await waitFor(() => expect(options()).toHaveLength(3));
  });

  it('can be navigated by keyboard, and a chosen name becomes a filter', async () => {
    open({ search: '?property_type=1' });
    await userEvent.type(field(), 'pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Palm Crest');
    await userEvent.keyboard('{Home}');
    expect(active()).toHaveTextContent('Palm Jumeirah');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(active()).toHaveTextContent('Palm Jumeirah');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?property_type=1&district=7');
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keep what else was typed', async () => {
    mockFilterRequest.mockImplementation(async (path) =>
      path.startsWith('/api/v1/property-search/')
        ? {
            names: [{ kind: 'district', id: 7, name: 'Palm Jumeirah', count: null, search: 'xyz villa' }],
            properties: [],
          }
        : panelOf(parseListingQuery(new URLSearchParams(path.split('?')[1]))),
    );
    open({ search: '?developer=2' });
    await enter('xyz villa pal');
    await waitFor(() => expect(options().map((one) => one.textContent)).toEqual(['Palm Jumeirah']));
    await userEvent.click(present(options()[0]));
    await waitFor(() => expect(window.location.search).toBe('?search=xyz+villa&district=7&developer=2'));
    expect(field()).toHaveValue('xyz villa');
  });

  it('link to a project', async () => {
    open();
    const followed: unknown[] = [];
    const follow = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.href);
    };
    await enter('pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    document.addEventListener('click', follow);
    await userEvent.click(present(options()[2]));
    document.removeEventListener('click', follow);
    expect(followed).toEqual(['http://localhost/properties/palm-crest']);
  });

  it('are closed by Escape, which keeps the text, and Enter without a choice searches', async () => {
    open();
    await enter('pal');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('pal');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=pal'));
  });

  it('remember recent searches only with consent, and can forget them', async () => {
    consent(false);
    const { unmount } = open();
    await enter('palm');
    await userEvent.keyboard('{Enter}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
    unmount();
    consent(true);
    open();
    await enter('palm');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await act(async () => {});
    expect(localStorage.getItem('recentSearches')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["palm"]'));
    await userEvent.clear(field());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('palm'));
    await userEvent.keyboard('{Delete}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(options()).toHaveLength(0);
  });
});

describe('an understood search', () => {
  const bodyFor = (path: string) => {
    const search = new URLSearchParams(path.split('?')[1]).get('search');
    const understood = { villa: 'property_type=1', 'villa palm': 'property_type=1&district=7' }[search ?? ''];
    return {
      count: 1,
      results: [palm],
      understood: understood ?? null,
      corrected: null,
      unmentioned: null,
      untyped: false,
      ignored: [],
      nothing: null,
    };
  };
  const search = async (text: string) => {
    await enter(text);
    await userEvent.keyboard('{Enter}');
  };
  const chips = () =>
    screen
      .queryAllByRole('link', { name: /^Remove filter/ })
      .map((link) => link.getAttribute('aria-label')?.replace('Remove filter: ', ''));

  beforeEach(() => {
    request.mockImplementation(async (path) => bodyFor(path));
  });

  it('is in the URL as filters and shown as chips, while the text stays in the field', async () => {
    open();
    await search('villa palm');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1&district=7'));
    await waitFor(() => expect(chips()).toEqual(['Villa', 'Palm Jumeirah']));
    expect(field()).toHaveValue('villa palm');
    expect(requestedPaths()).toEqual(['/api/v1/properties/?search=villa+palm']);
  });

  it('does not change the URL while a followed link loads', async () => {
    let respond = () => {};
    request.mockImplementation(
      (path) =>
        new Promise((resolve) => {
          respond = () => resolve(bodyFor(path));
        }),
    );
    open();
    await search('villa palm');
    await waitFor(() => expect(window.location.search).toBe('?search=villa+palm'));
    followed.text = document.createElement('span');
    await act(async () => respond());
    await waitFor(() => expect(screen.queryByTestId('search-pending')).toBeNull());
    expect(window.location.search).toBe('?search=villa+palm');
  });

  it('does not narrow the suggestions for its text, which replace its filters', async () => {
    open({ search: '?city=5' });
    await search('villa palm');
    await waitFor(() => expect(chips()).toContain('Villa'));
    const suggested = () =>
      mockFilterRequest.mock.calls.map(([path]) => path).filter((path) => path.includes('property-search'));
    await waitFor(() => expect(suggested()).not.toHaveLength(0));
    expect(suggested()).toEqual(['/api/v1/property-search/?city=5&q=villa+palm&limit=5']);
  });

  it('is re-evaluated when the text continues', async () => {
    open({ search: '?city=5' });
    await userEvent.type(field(), 'villa{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1'));
    await userEvent.type(field(), ' palm{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1&district=7'));
    expect(requestedPaths()).toEqual([
      '/api/v1/properties/?search=villa&city=5',
      '/api/v1/properties/?search=villa+palm&city=5',
    ]);
  });

  it('keeps the text that its words come from while other filters are chosen, without scripts too', async () => {
    const { container } = open({ search: '?search=riviera&typed=azizi+riviera&property_type=1' });
    expect(container.querySelector('input[name="typed"]')).toHaveValue('azizi riviera');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Villa' }));
    expect(window.location.search).toContain('search=riviera&typed=azizi+riviera');
  });

  it('stays in the field in another order, also while the text continues', async () => {
    open();
    await search('villa');
    await waitFor(() => expect(chips()).toContain('Villa'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /sort/i }), 'low_price');
    await waitFor(() => expect(window.location.search).toBe('?property_type=1&ordering=low_price'));
    expect(field()).toHaveValue('villa');
    await userEvent.type(field(), ' palm{Enter}');
    await waitFor(() =>
      expect(requestedPaths().at(-1)).toBe('/api/v1/properties/?search=villa+palm&ordering=low_price'),
    );
  });

  it('is cleared with the search', async () => {
    open({ search: '?city=5' });
    await search('villa palm');
    await waitFor(() => expect(chips()).toContain('Villa'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(window.location.search).toBe('?city=5');
    expect(field()).toHaveValue('');
  });

  it('drops a filter and its words when its chip is removed', async () => {
    open();
    await search('villa palm');
    await waitFor(() => expect(chips()).toContain('Villa'));
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Villa' }));
    expect(window.location.search).toBe('?district=7');
    expect(field()).toHaveValue('');
  });

  it('names filters that the catalogue cannot apply, and words that no property mentions', async () => {
    request.mockImplementation(async (path) => ({
      ...bodyFor(path),
      ignored: ['2 bedrooms', 'Handover 2027'],
      unmentioned: 'office with sea view',
      untyped: true,
    }));
    open();
    await search('2 bed sea view');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'We can’t filter by “2 bedrooms” or “Handover 2027” yet, so this list includes other homes.',
    );
    expect(
      screen.getByText('No property that fits the rest mentions “office with sea view”, so it is left out.'),
    ).toBeVisible();
    expect(screen.getByText('Most of these listings do not state their type.')).toBeVisible();
  });

  it('does not say of an empty list that it includes other homes', async () => {
    request.mockImplementation(async (path) => ({
      ...bodyFor(path),
      count: 0,
      results: [],
      ignored: ['not JVC'],
    }));
    open();
    await search('not jvc, arjan instead');
    await waitFor(() =>
      expect(screen.getByRole('note')).toHaveTextContent(/^We can’t filter by “not JVC” yet\.$/),
    );
  });

  it('says how it was read, with a link to the list of another place', async () => {
    request.mockImplementation(async (path) => ({
      ...bodyFor(path),
      notes: ['One place at a time: this list is Dubai Marina.'],
      others: [{ label: '12 in Palm Jumeirah', query: 'district=7', count: 12 }],
    }));
    open();
    await search('marina or palm');
    expect(await screen.findByRole('note')).toHaveTextContent(
      /^One place at a time: this list is Dubai Marina\. 12 in Palm Jumeirah$/,
    );
    expect(screen.getByRole('link', { name: '12 in Palm Jumeirah' })).toHaveAttribute(
      'href',
      '/properties?district=7',
    );
  });

  it('links to the page that answers a text that is not about homes', async () => {
    request.mockImplementation(async (path) => ({
      ...bodyFor(path),
      notes: ['Would you like to work with us?'],
      pages: [{ label: 'Contact us', href: '/contact' }],
    }));
    open();
    await search('careers');
    expect(await screen.findByRole('note')).toHaveTextContent(
      /^Would you like to work with us\? Contact us$/,
    );
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('shows the correction of a typo, and alternatives when nothing is found', async () => {
    request.mockImplementation(async () => ({
      count: 0,
      results: [],
      understood: null,
      corrected: 'damac villas',
      nothing: {
        asked: 'villas under AED 2M in Palm Jumeirah',
        alternatives: [
          { label: '14 over AED 2M', query: 'property_type=1&price_range=2000000-null', count: 14 },
          { label: '3 elsewhere in Dubai', query: 'property_type=1&city=1', count: 3 },
        ],
      },
    }));
    open();
    await search('damak vilas');
    expect(await screen.findByText('Showing results for “damac villas”.', { exact: false })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No matching properties found' })).toBeVisible();
    expect(screen.getByText('No villas under AED 2M in Palm Jumeirah.').parentElement).toHaveTextContent(
      'Jumeirah. 14 over AED 2M 3 elsewhere in Dubai',
    );
    expect(screen.getByRole('link', { name: '14 over AED 2M' })).toHaveAttribute(
      'href',
      '/properties?property_type=1&price_range=2000000-null',
    );
    expect(screen.getByRole('link', { name: 'Ask us to find it' })).toHaveAttribute(
      'href',
      '/contact?about=villas+under+AED+2M+in+Palm+Jumeirah',
    );
  });
});
