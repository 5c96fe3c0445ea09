import { referenceNames } from '@/testing/search/reference-names';
import { sourceOf } from '@/testing/search/search-source';
import {
  defaultListingQuery,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
} from '../listing-query';
import { answerSearch } from './answer-search';

it('reads the shown list once', async () => {
  const { answer, queries } = sourceOf(() => 3);
  const { query, page } = await answer('villa palm');
  expect(page.count).toBe(3);
  expect(queries).toEqual([formatListingQuery(query)]);
});

it('searches the words as typed when their filters find nothing and a title has the words', async () => {
  const { answer } = sourceOf(({ search }) => (search === 'villa palm' ? 2 : 0), 'The Palm Villas');
  const { query, page } = await answer('villa palm');
  expect([formatListingQuery(query), page.count]).toEqual(['search=villa+palm', 2]);
});

it('reads the words of a pasted address, also when its URL is opened again', async () => {
  const { answer, source } = sourceOf(() => 3);
  const { query } = await answer('https://portal.example/buy/villa-for-sale-palm-jumeirah-1234567.html');
  expect([query.property_type, query.district, query.search]).toEqual([[2], expect.any(Number), null]);
  const address = formatListingQuery(query);
  const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
  expect(formatListingQuery(again.query)).toBe(address);
});

it('reads names that nothing joins as several places when no title has them together', async () => {
  const { answer } = sourceOf(({ search, district }) => (search === null && district !== null ? 2 : 0));
  const { query, others, page } = await answer('3 bed marina jbr palm');
  expect([query.bedrooms, query.search, page.count]).toEqual([[3], null, 2]);
  expect(others.map(({ label }) => label)).toEqual(['2 in Jumeirah Beach Residence', '2 in Palm Jumeirah']);
});

it('prefers a title with names that nothing joins', async () => {
  const { answer } = sourceOf(({ search }) => (search === 'palm' ? 2 : 0), 'Palm Tower');
  const { query, others } = await answer('marina palm');
  expect([query.search, others]).toEqual(['palm', []]);
});

it('searches words that are no title only within the understood type and place', async () => {
  const some = sourceOf(({ search }) => (search === 'villa palm under 1m' ? 2 : 0));
  const { query } = await some.answer('villa palm under 1m');
  expect([query.property_type, query.district, query.price_range]).toEqual([[2], expect.any(Number), null]);
  const others = sourceOf(({ search, property_type }) => (search && property_type.length === 0 ? 2 : 0));
  const { page, nothing } = await others.answer('villa palm under 1m');
  expect([page.count, nothing?.asked]).toEqual([0, 'villas under AED 1M in Palm Jumeirah']);
});

it('leaves out a handover and terms of sale that no property states, and says so, also when its URL is opened', async () => {
  const some = sourceOf(({ handover, payment_plan, search }) => (handover || payment_plan || search ? 0 : 2));
  const { query, page, excluded } = await some.answer('1 bed palm handover 2027 payment plan');
  expect([query.bedrooms, query.handover, query.payment_plan, page.count]).toEqual([[1], null, null, 2]);
  expect(excluded).toEqual(['Handover 2027', 'Payment plan']);
  const address = new URLSearchParams(formatListingQuery(query));
  expect((await answerSearch(parseListingQuery(address), some.source)).excluded).toEqual(excluded);
  const alone = await some.answer('handover 2027');
  expect([alone.page.count, alone.excluded, alone.query.handover?.from]).toEqual([0, [], 202701]);
  const others = sourceOf(({ handover, district, search }) => (search || (handover?.to && district) ? 0 : 2));
  expect((await others.answer('palm handover 2027')).page.count).toBe(0);
});

it('does not search a number of bedrooms as words where most homes state theirs', async () => {
  const answered = (stated: number) => {
    const { answer } = sourceOf(({ search, bedrooms }) => {
      if (search !== null) return 2;
      return bedrooms.length === 0 ? 10 : bedrooms.length === 1 ? 0 : stated;
    });
    return answer('1 bed palm');
  };
  const { query, page, nothing } = await answered(8);
  expect([query.search, query.bedrooms, page.count]).toEqual([null, [1], 0]);
  expect(nothing?.asked).toBe('properties with 1 bedroom in Palm Jumeirah');
  expect(nothing?.alternatives.map(({ label }) => label)).toContain('10 without “1 bedroom”');
  const { query: inWords, page: found } = await answered(4);
  expect([inWords.search, inWords.bedrooms, found.count]).toEqual(['1 bed palm', [], 2]);
});

it('shows the homes of a place whose view no property mentions, unless another place is named', async () => {
  const { answer } = sourceOf(({ search }) => (search === null ? 2 : 0));
  const { query, unmentioned } = await answer('2 bed palm view');
  expect([query.district, query.search, unmentioned]).toEqual([4, 'view', 'view']);
  const { query: inMarina, unmentioned: left } = await answer('2 bed marina with palm view');
  expect([inMarina.district, inMarina.search, left]).toEqual([1, 'palm view', 'palm view']);
});

it('suggests alternatives when nothing is found', async () => {
  const { answer } = sourceOf(({ district, search }) => (district === null && search === null ? 5 : 0));
  const { page, nothing } = await answer('villa palm');
  expect(page.count).toBe(0);
  expect(nothing?.asked).toBe('villas in Palm Jumeirah');
  expect(nothing?.alternatives.length).toBeGreaterThan(0);
});

it('shows the correction of a mistyped search, also when its URL is opened again', async () => {
  const { answer, source } = sourceOf(({ search }) => (search === null ? 4 : 0));
  const { query, corrected } = await answer('vila by emmar');
  expect(corrected).toBe('Villa by Emaar Properties');
  const address = formatListingQuery(query);
  expect(address).toBe('typed=vila+by+emmar&property_type=2&developer=1');
  const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
  expect(again.corrected).toBe(corrected);
  expect(formatListingQuery(again.query)).toBe(address);
});

it('drops a mistyped text that no longer matches the filters', async () => {
  const { source } = sourceOf(({ search }) => (search === null ? 4 : 0));
  const { query, corrected } = await answerSearch(
    parseListingQuery(new URLSearchParams('typed=vila+by+emmar&developer=2')),
    source,
  );
  expect([formatListingQuery(query), corrected]).toEqual(['developer=2', null]);
});

describe('a search with exclusions', () => {
  it('does not apply what is excluded, and says so, also when its URL is opened again', async () => {
    const { answer, source } = sourceOf(() => 3);
    const { query, excluded } = await answer('penthouse but not palm');
    expect(excluded).toEqual(['not palm']);
    const address = formatListingQuery(query);
    expect(address).toBe('typed=penthouse+but+not+palm&property_type=4');
    const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
    expect([formatListingQuery(again.query), again.excluded]).toEqual([address, excluded]);
  });

  it('applies the one status that says the same', async () => {
    const { query, excluded } = await sourceOf(() => 3).answer('villa not off-plan');
    expect([formatListingQuery(query), excluded]).toEqual(['property_type=2&property_status=1', []]);
  });

  it('never searches the excluded words as typed', async () => {
    const { answer, queries } = sourceOf(() => 0, 'Villa without Damac');
    expect((await answer('villa without damac')).page.count).toBe(0);
    expect(queries.join()).not.toMatch(/damac/);
  });

  it('leaves a title with such words alone', async () => {
    const { source } = sourceOf(() => 3);
    const { query, excluded } = await answerSearch(
      { ...defaultListingQuery, search: 'anything but villas' },
      { ...source, matchName: async () => ({ isReference: false, isTitle: true }) },
    );
    expect([formatListingQuery(query), excluded]).toEqual(['search=anything+but+villas', []]);
  });
});

describe('a title in a longer search', () => {
  const answerTo = (search: string, title: string) => {
    const { source } = sourceOf((asked) => (asked.search === title ? 1 : 0));
    const titlesAmong = async (texts: readonly string[]) => texts.filter((text) => text === title);
    return answerSearch({ ...defaultListingQuery, search }, { ...source, titlesAmong });
  };

  it('stays words', async () => {
    const { query } = await answerTo('2 bed windsor house', 'windsor house');
    expect(formatListingQuery(query)).toBe('search=windsor+house&bedrooms=2');
  });

  it('that combines names stays words where the filters find nothing', async () => {
    const { query } = await answerTo('sobha hills under 2m', 'sobha hills');
    expect(formatListingQuery(query)).toBe('search=sobha+hills&price_range=0-2000000');
  });
});

it('searches the beginning of a longer name of a place as words where the shorter one finds nothing', async () => {
  const { query } = await sourceOf(({ search }) => (search === 'palm jum' ? 1 : 0)).answer('2 bed palm jum');
  expect(formatListingQuery({ ...query, typed: null })).toBe('search=palm+jum&bedrooms=2');
});

it('searches the words of a developer only among its homes', async () => {
  const { source } = sourceOf(({ bedrooms, search }) => (bedrooms.length === 0 && search !== null ? 5 : 0));
  const { query } = await answerSearch({ ...defaultListingQuery, search: '2 bed binghatti' }, source);
  expect(query.developer).toBe(referenceNames.developers.find(({ name }) => name === 'Binghatti')?.id);
});

it.each(['permit 7100000014', 'is 7100000014 still available', '7100000014', '2 bed marina 0500000014'])(
  '%j finds the property with this permit',
  async (search) => {
    const [permit] = search.match(/\d{10}/) ?? [];
    const { query } = await sourceOf((asked) => (asked.search === permit ? 1 : 0)).answer(search);
    expect(formatListingQuery({ ...query, typed: null })).toBe(`search=${permit}`);
  },
);

describe('a place that replaces the chosen one', () => {
  const districtNamed = (name: string) => referenceNames.districts.find((one) => one.name === name)?.id ?? 0;
  const [hills, valley] = [districtNamed('Dubai Hills Estate'), districtNamed('The Valley')];

  it.each([
    ['sidra 2', { district: valley }, { district: hills, community: 'sidra-2' }],
    ['the valley', { district: hills, community: 'sidra-2' }, { district: valley }],
    ['dubai', { district: hills, community: 'sidra-2' }, { city: 1 }],
    ['alana', { district: valley }, { district: valley, community: 'alana' }],
    ['alana', { district: hills }, { community: 'alana' }],
    [
      'villa',
      { district: hills, community: 'sidra-2' },
      { district: hills, community: 'sidra-2', property_type: [2] },
    ],
  ])('%j with %j is %j', async (search, chosen, meant) => {
    const { source } = sourceOf(() => 1);
    const { query } = await answerSearch({ ...defaultListingQuery, ...chosen, search }, source);
    expect(formatListingQuery(query)).toBe(formatListingQuery({ ...defaultListingQuery, ...meant }));
  });
});

describe('a search that the filters cannot express', () => {
  const marina = 1;
  const palm = 4;

  it.each([
    [
      'marina or palm',
      'One place at a time: this list is Dubai Marina.',
      `district=${palm}`,
      'in Palm Jumeirah',
    ],
    [
      'emaar or damac',
      'One developer at a time: this list is Emaar Properties.',
      'developer=2',
      'by DAMAC Properties',
    ],
  ])('%j names the list that is shown and links to the other', async (search, note, query, name) => {
    const { answer, source } = sourceOf(() => 7);
    const { query: shown, notes, others } = await answer(search);
    expect({ notes, others }).toEqual({
      notes: [note],
      others: [{ label: `7 ${name}`, query, count: 7 }],
    });
    const address = formatListingQuery(shown);
    const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
    expect([formatListingQuery(again.query), again.notes]).toEqual([address, notes]);
  });

  it.each([
    ['marina or palm vacant', 'One place at a time: this list is Dubai Marina.', '7 in Palm Jumeirah'],
    [
      'vacant 2 bed marina or 3 bed palm',
      'One search at a time: this one asks for properties with 2 bedrooms in Dubai Marina for “vacant”.',
      '7 properties with 3 bedrooms in Palm Jumeirah',
    ],
  ])('counts the other list of %j without a wish that both lists leave out', async (search, note, label) => {
    const { answer } = sourceOf((query) => (query.search === null ? 7 : 0));
    const { unmentioned, notes, others } = await answer(search);
    expect([unmentioned, notes]).toEqual(['vacant', [note]]);
    expect(others).toMatchObject([{ label, count: 7 }]);
  });

  it('names all places without homes in one sentence', async () => {
    const { answer } = sourceOf(({ district }) => (district === marina ? 7 : 0));
    expect((await answer('marina or palm or jlt')).notes).toEqual([
      'One place at a time: this list is Dubai Marina.',
      'Nothing in Palm Jumeirah or in Jumeirah Lake Towers fits.',
    ]);
  });

  it('shows the first of several places with homes where none of them has the wish', async () => {
    const { answer } = sourceOf(({ search, district }) => (search === null && district === palm ? 7 : 0));
    const { query, page, unmentioned, notes } = await answer('marina or palm vacant');
    expect([query.district, page.count, unmentioned]).toEqual([palm, 7, 'vacant']);
    expect(notes).toEqual([
      'One place at a time: this list is Palm Jumeirah.',
      'Nothing in Dubai Marina fits.',
    ]);
  });

  it('names developer and place of each list when a search has several of both, from their first page', async () => {
    const { source } = sourceOf(() => 7);
    const asked = { ...defaultListingQuery, search: 'emaar or damac in marina or palm', page: 3 };
    const { notes, others } = await answerSearch(asked, source);
    expect(notes).toEqual([
      'One developer and one place at a time: this list is Emaar Properties in Dubai Marina.',
    ]);
    expect(others.map(({ label, query }) => [label, query])).toEqual([
      ['7 by DAMAC Properties in Dubai Marina', `district=${marina}&developer=2`],
      ['7 by Emaar Properties in Palm Jumeirah', `district=${palm}&developer=1`],
    ]);
  });

  it('shows one side of an "or" beside what no filter expresses, and links to the others once', async () => {
    const { answer, source } = sourceOf(() => 7);
    const { query, notes, others } = await answer('loft or triplex or penthouse downtown');
    expect([query.property_type, query.search]).toEqual([[4], null]);
    expect(notes).toEqual(['One search at a time: this one asks for penthouses in Downtown Dubai.']);
    expect(others.map(({ label, query }) => [label, query])).toEqual([
      ['7 properties in Downtown Dubai for “loft”', 'search=loft&district=2'],
      ['7 properties in Downtown Dubai for “triplex”', 'search=triplex&district=2'],
    ]);
    const address = formatListingQuery(query);
    const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
    expect([formatListingQuery(again.query), again.notes]).toEqual([address, notes]);
    expect(again.others).toEqual(others);
  });

  it('lists the first of two searches in different places, and links to the other', async () => {
    const { answer, source } = sourceOf(() => 7);
    const { query, notes, others } = await answer('2 bed marina or 3 bed palm under 2m');
    expect(notes).toEqual([
      'One search at a time: this one asks for properties with 2 bedrooms under AED 2M in Dubai Marina.',
    ]);
    expect(others.map(({ label, query }) => [label, query])).toEqual([
      [
        '7 properties with 3 bedrooms under AED 2M in Palm Jumeirah',
        `price_range=0-2000000&district=${palm}&bedrooms=3`,
      ],
    ]);
    const address = formatListingQuery(query);
    const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
    expect([formatListingQuery(again.query), again.notes, again.others]).toEqual([address, notes, others]);
  });

  it('describes each list of a text with both kinds of "or"', async () => {
    const { answer } = sourceOf(() => 7);
    const { notes, others } = await answer('loft or penthouse in marina or palm');
    expect(notes).toEqual(['One search at a time: this one asks for penthouses in Dubai Marina.']);
    expect(others.map(({ label }) => label)).toEqual([
      '7 penthouses in Palm Jumeirah',
      '7 properties in Dubai Marina for “loft”',
      '7 properties in Palm Jumeirah for “loft”',
    ]);
  });

  it('says what the other side of such an "or" does not find', async () => {
    const { answer } = sourceOf(({ search }) => (search === null ? 7 : 0));
    const { query, notes, others } = await answer('loft or penthouse');
    expect([query.property_type, others]).toEqual([[4], []]);
    expect(notes).toEqual([
      'One search at a time: this one asks for penthouses.',
      'We found no properties for “loft”.',
    ]);
  });

  it('links to a repeated place once, and to four at most', async () => {
    const { answer } = sourceOf(() => 7);
    const { others } = await answer('marina or palm or palm or jvc or bluewaters or downtown or jlt');
    expect(others.map(({ label }) => label)).toEqual([
      '7 in Palm Jumeirah',
      '7 in Jumeirah Village Circle',
      '7 in Bluewaters',
      '7 in Downtown Dubai',
    ]);
  });

  it('shows the place that has results', async () => {
    const { answer } = sourceOf(({ district }) => (district === palm ? 5 : 0));
    const { query, page, notes, others } = await answer('villa in marina or palm');
    expect([query.district, page.count, others]).toEqual([palm, 5, []]);
    expect(notes).toEqual([
      'One place at a time: this list is Palm Jumeirah.',
      'Nothing in Dubai Marina fits.',
    ]);
  });

  it('names what it leaves out because the catalogue lacks it, also when its address is opened', async () => {
    const { answer, source } = sourceOf(({ search }) => (search === null ? 7 : 0));
    const { query, page, notes } = await answer(
      'motor city, liwan, jumeirah park, motor city or marina by azizi or emaar',
    );
    expect([query.district, query.developer, page.count]).toEqual([marina, 1, 7]);
    expect(notes).toEqual([
      'We have no homes by Azizi or in Motor City, Liwan or Jumeirah Park at the moment.',
    ]);
    const again = await answerSearch(
      parseListingQuery(new URLSearchParams(formatListingQuery(query))),
      source,
    );
    expect(again.notes).toEqual(notes);
  });

  it('names nothing as left out when it searches the words as typed', async () => {
    const typed = 'marina or motor city';
    const { answer } = sourceOf(({ search }) => (search === typed ? 1 : 0), 'Marina or Motor City');
    const { query, notes } = await answer(typed);
    expect([query.search, notes]).toEqual([typed, []]);
  });

  it('says that all homes are for sale, also when its address is opened', async () => {
    const { answer, source } = sourceOf(() => 7);
    const { query, notes } = await answer('rent 2 bed marina 120k per year');
    expect([query.search, query.district, query.bedrooms, query.price_range]).toEqual([
      null,
      marina,
      [2],
      null,
    ]);
    expect(notes).toEqual(['All our homes are for sale, so rents are left out.']);
    const address = parseListingQuery(new URLSearchParams(formatListingQuery(query)));
    expect((await answerSearch(address, source)).notes).toEqual(notes);
    expect((await answerSearch({ ...address, district: palm }, source)).notes).toEqual([]);
  });
});

describe('a search for a type in a catalogue without types', () => {
  const answered = (search: string, found: (query: ListingQuery) => number) => {
    const { source } = sourceOf(found);
    const untyped = { ...source, options: async () => ({ ...referenceNames, property_types: [] }) };
    return answerSearch({ ...defaultListingQuery, search }, untyped);
  };

  it('reports that types are unknown when no property mentions the type', async () => {
    const inPlace = (query: ListingQuery) => (query.search === null ? 5 : 0);
    expect(await answered('office in dubai marina', inPlace)).toMatchObject({
      page: { count: 5 },
      unmentioned: 'office',
      untyped: true,
    });
    expect(await answered('sea view in dubai marina', inPlace)).toMatchObject({
      unmentioned: 'sea view',
      untyped: false,
    });
  });

  it('does not report it when some property mentions the type', async () => {
    expect(await answered('villa in dubai marina', () => 2)).toMatchObject({
      unmentioned: null,
      untyped: false,
    });
  });
});

describe('a search for a type that most properties do not state', () => {
  const answered = (typedInPlace: number, text = 'villa in dubai marina') => {
    const { source } = sourceOf(({ search, property_type }) => {
      if (search !== null || property_type.length === 1) return 0;
      return property_type.length > 0 ? typedInPlace : 20;
    });
    const options = async () => ({
      ...referenceNames,
      property_types: referenceNames.property_types.map((type) => ({ ...type, count: 3 })),
      cities: referenceNames.cities.map((city) => ({ ...city, count: 25 })),
    });
    return answerSearch({ ...defaultListingQuery, search: text }, { ...source, options });
  };

  it('shows the rest and says so where nothing is known to have the type', async () => {
    expect(await answered(4)).toMatchObject({
      page: { count: 20 },
      query: { search: 'villa', property_type: [], district: expect.any(Number) },
      unmentioned: 'villa',
      untyped: true,
    });
  });

  it('shows the rest also beside wishes that nothing mentions', async () => {
    expect(await answered(4, 'villa in dubai marina with sea view')).toMatchObject({
      page: { count: 20 },
      query: { search: 'villa sea view', property_type: [], district: expect.any(Number) },
      unmentioned: 'villa sea view',
    });
  });

  it('finds nothing where most properties are of other types', async () => {
    const { page, unmentioned, nothing, notes, others } = await answered(15);
    expect([page.count, unmentioned, nothing?.asked]).toEqual([0, null, 'villas in Dubai Marina']);
    expect(notes).toEqual(['5 more do not state their type.']);
    expect(others).toMatchObject([{ label: 'See all 20 properties in Dubai Marina', count: 20 }]);
  });
});

describe('a text that is not about homes', () => {
  const found = (query: { search: string | null }) => (query.search === null ? 10 : 0);
  const articles = async (text: string) =>
    /mortgage|cooling/.test(text)
      ? [
          { slug: 'plans', title: 'What a plan costs' },
          { slug: 'mortgages', title: 'A mortgage in Dubai' },
          { slug: 'cooling', title: 'The cooling bill' },
        ]
      : [];
  const ask = (search: string, isTitle = false) =>
    answerSearch(
      { ...defaultListingQuery, search },
      { ...sourceOf(found).source, articles, matchName: async () => ({ isReference: false, isTitle }) },
    );

  it('leads to the page that answers it', async () => {
    const { notes, pages } = await ask('careers');
    expect(notes).toEqual(['Would you like to work with us? Please write to us.']);
    expect(pages).toEqual([{ label: 'Contact us', href: '/contact' }]);
  });

  it('keeps the text where filters say all of it, so that the page is offered after a reload, too', async () => {
    const { query } = await ask('sell my villa');
    expect(query).toMatchObject({ search: null, typed: 'sell my villa' });
    const again = await answerSearch(query, sourceOf(found).source);
    expect(again.pages).toEqual([{ label: 'Contact us', href: '/contact' }]);
  });

  it('names the articles that have the subject in their titles', async () => {
    expect((await ask('mortgage rates')).pages).toEqual([
      { label: 'A mortgage in Dubai', href: '/blog/mortgages' },
      { label: 'Contact us', href: '/contact' },
    ]);
  });

  it('offers articles where no home has the words, and nothing without any', async () => {
    const { notes, pages } = await ask('cooling bill');
    expect(notes).toEqual(['We have written about this:']);
    expect(pages).toEqual([{ label: 'The cooling bill', href: '/blog/cooling' }]);
    expect(await ask('zzzz')).toMatchObject({ notes: [], pages: [] });
  });

  it('is answered by homes when a title has the words', async () => {
    expect((await ask('careers', true)).pages).toEqual([]);
  });
});
