import { parseProperty } from './parse-property';

const onProblem = jest.fn();
beforeEach(() => onProblem.mockClear());
const options = { onProblem };

test('reads average rooms in words', () => {
  const property = parseProperty(
    { id: 1, title: 'Tower', average_bedrooms: 'Studio', average_bathrooms: '1.5 baths' },
    options,
  );
  expect(property).toMatchObject({ average_bedrooms: 0, average_bathrooms: 1.5 });
  expect(onProblem).not.toHaveBeenCalled();
});

test("reads a property with another backend's field names", () => {
  const property = parseProperty(
    {
      property: {
        id: '90001',
        title: { en: 'Marina Heights', ar: 'مارينا هايتس', fa: 'مارینا هایتس' },
        description: '<p>Two <span>towers</span></p>',
        cover: 'https://img.example/cover.jpg',
        address: '55.1403,25.0801',
        delivery_date: '12/2027',
        completion_rate: '25%',
        low_price: '1,450,000',
        min_area: '712',
        downPayment: '145000',
        payment_minimum_down_payment: '10',
        payment_plan: 1,
        post_delivery: '1',
        guarantee_rental_guarantee: 0,
        guarantee_rental_guarantee_value: 7,
        city: 'Dubai',
        district: 12,
        developer_company: { id: 7, name: 'Example Developments' },
        property_images: [{ image: 'https://img.example/1.jpg', type: 1 }],
        property_facilities: [{ facility: { id: 3, name: 'Gym' } }],
        payment_plans: [
          {
            name: '60/40',
            values: [
              { name: 'On Booking', value: '10%' },
              { name: 'On Handover', percentage: 90 },
            ],
          },
        ],
        apartment: [{ id: 555, apartment_id: 1204, price: 0, floor_no: 12, floor_plan_image: '["/fp.jpg"]' }],
        updated_at: 1_760_000_000,
      },
    },
    options,
  );
  expect(property).toMatchObject({
    id: 90_001,
    title: 'Marina Heights',
    arabic_title: 'مارينا هايتس',
    farsi_title: 'مارینا هایتس',
    description: '<p>Two <span>towers</span></p>',
    cover_image: 'https://img.example/cover.jpg',
    map_coordinates: { latitude: 25.0801, longitude: 55.1403 },
    delivery_date: '2027-12-01',
    completion_rate: 25,
    low_price: 1_450_000,
    min_area: 712,
    down_payment: 145_000,
    minimum_down_payment_percentage: 10,
    post_delivery: true,
    guarantee_rental_guarantee: false,
    rental_guarantee_value: 7,
    city: { id: null, name: 'Dubai' },
    district: { id: 12, name: null },
    developer: { id: 7, name: 'Example Developments' },
    images: ['https://img.example/1.jpg'],
    facilities: [{ id: 3, name: 'Gym' }],
    updated_at: '2025-10-09T08:53:20.000Z',
  });
  expect(property?.payment_plans).toEqual([
    {
      id: 1,
      name: '60/40',
      description: null,
      total_installments: null,
      payment_period: null,
      values: [
        { number: 1, due_date: null, name: 'On Booking', percentage: 10 },
        { number: 2, due_date: null, name: 'On Handover', percentage: 90 },
      ],
    },
  ]);
  expect(property?.units).toMatchObject([
    { id: 555, apartment_id: '1204', price: null, floor: '12', floor_plan_image: '/fp.jpg' },
  ]);
  expect(onProblem).not.toHaveBeenCalled();
});

test('unreadable values are null and reported with their path', () => {
  const property = parseProperty(
    {
      id: 1,
      slug: 'tower',
      title: 'Tower',
      low_price: 'ask us',
      min_area: 2,
      completion_rate: 140,
      delivery_date: 'soon',
      map_coordinates: { latitude: 0, longitude: 0 },
      property_images: 7,
      facilities: 'Gym, Pool',
      payment_plans: 'yes',
    },
    options,
  );
  expect(property).toMatchObject({
    low_price: null,
    min_area: null,
    completion_rate: null,
    delivery_date: null,
    map_coordinates: null,
    images: [],
    facilities: [{ name: 'Gym' }, { name: 'Pool' }],
    payment_plans: [],
    units: null,
  });
  expect(onProblem.mock.calls.map(([path]) => path).sort()).toEqual([
    'property.completion_rate',
    'property.delivery_date',
    'property.low_price',
    'property.map_coordinates',
    'property.min_area',
    'property.payment_plans',
    'property.property_images',
  ]);
});

test.each([
  ['fractions of a spreadsheet', [0.1, 0.55, 0.35], [10, 55, 35]],
  ['small shares', [0.5, 0.5, 99], [0.5, 0.5, 99]],
  ['one percent a month', [1], [1]],
])('shares of payments: %s', (_what, given, read) => {
  const values = given.map((percentage) => ({ percentage }));
  const row = { id: 1, title: 'Tower', payment_plans: [{ values }, {}, { name: null }] };
  const plans = parseProperty(row, options)?.payment_plans ?? [];
  expect(plans.map((plan) => plan.values.map(({ percentage }) => percentage))).toEqual([read]);
});

test('a property without a title is named by its slug, which is reported', () => {
  expect(parseProperty({ slug: 'palm-view-2', title: ' ' }, options)?.title).toBe('Palm View 2');
  expect(parseProperty({ slug: 'caf%C3%A9-tower' }, options)?.title).toBe('Café Tower');
  expect(onProblem).toHaveBeenCalledWith('property', 'has no title, and is named by its slug');
});

test('a property is found in an envelope that repeats its slug', () => {
  const envelope = { slug: 'palm-view-2', data: { id: 1, slug: 'palm-view-2', title: 'Palm View II' } };
  expect(parseProperty(envelope, options)).toMatchObject({ id: 1, title: 'Palm View II' });
});

test.each([[null], ['text'], [{}], [{ slug: '1-2' }], [{ id: 1, title: '🔥' }], [[]], [{ data: null }]])(
  '%j is not a property',
  (value) => {
    expect(parseProperty(value, options)).toBeNull();
    expect(onProblem).toHaveBeenCalledWith('property', 'has no title');
  },
);

describe('the community of a property', () => {
  const placeOf = (row: Record<string, unknown>) => {
    const property = parseProperty(
      { title: 'Home', ...row },
      { onProblem: (...problem) => problems.push(problem) },
    );
    return [property?.district?.name ?? property?.district?.id ?? null, property?.community];
  };
  const problems: unknown[] = [];

  it.each([
    [{ district: 'Dubai Hills', community: 'Sidra 2' }, ['Dubai Hills', 'Sidra 2']],
    [{ district_id: 7, community: { name: 'Sidra 2' } }, [7, 'Sidra 2']],
    [{ community: 'Dubai Marina' }, ['Dubai Marina', null]],
    [{ community: { id: 3, name: 'Dubai Marina' } }, ['Dubai Marina', null]],
    [{ community: 'Dubai Hills', sub_community: 'Sidra 2' }, ['Dubai Hills', 'Sidra 2']],
    [{ district: 'Al Barari', community: 'AL-BARARI' }, ['Al Barari', null]],
    [{ district: 'Al Barari', community: 'N/A' }, ['Al Barari', null]],
  ])('of %j', (row, place) => {
    expect(placeOf(row)).toEqual(place);
    expect(problems).toEqual([]);
  });
});

describe('a down payment in percent', () => {
  const read = (row: object) => parseProperty({ title: 'Arc', ...row }, options);

  test('is the minimum down payment', () => {
    for (const row of [{ down_payment: '10%' }, { downPayment: { value: '10 %' } }])
      expect(read(row)).toMatchObject({ down_payment: null, minimum_down_payment_percentage: 10 });
    expect(onProblem).not.toHaveBeenCalled();
  });

  test('is left out with a report beside a minimum down payment', () => {
    const property = read({ down_payment: '10%', payment_minimum_down_payment: 20 });
    expect(property).toMatchObject({ down_payment: null, minimum_down_payment_percentage: 20 });
    expect(onProblem).toHaveBeenCalledWith('property.down_payment', 'is a percentage', '10%');
  });

  test('leaves an amount under another name', () => {
    const property = read({ down_payment: '10%', downPayment: 145_000 });
    expect(property).toMatchObject({ down_payment: 145_000, minimum_down_payment_percentage: 10 });
  });
});

test.each([[{ en: null, ar: null }], ['🔥🔥'], [true]])('the name replaces the title %j', (title) => {
  expect(parseProperty({ id: 1, title, name: 'Arc Tower' }, options)?.title).toBe('Arc Tower');
});
