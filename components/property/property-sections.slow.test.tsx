/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { detailFixture } from '@/testing/property-fixture';
import { unitFixture } from '@/testing/unit-fixture';
import { AvailableUnits } from './available-units';
import { Description } from './description';
import { floorPlanTypes } from './floor-plan-types';
import { FloorPlans } from './floor-plans';
import { Information } from './information';
import { Overview } from './overview';
import { PropertyHeading } from './property-heading';
import { propertySections } from './property-sections';
import { SectionNav } from './section-nav';

const plan = '/media/floorplans/2br.svg';

describe('sections', () => {
  it('are those on the page', () => {
    const property = detailFixture({ facilities: [{ id: 1, name: 'Pool' }], payment_plans: [] });
    expect(propertySections(property, [unitFixture()], 0).map(({ id }) => id)).toEqual([
      'overview',
      'units',
      'facilities',
      'location',
    ]);
  });

  it('are not listed on a short page', () => {
    const property = detailFixture({ facilities: [], payment_plans: [] });
    expect(propertySections(property, [], 0)).toEqual([]);
  });
});

describe('the navigation', () => {
  const observed: Element[] = [];
  let scrollTo: (reached: number) => void = () => undefined;
  beforeEach(() => {
    observed.length = 0;
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
          scrollTo = (reached) =>
            report(observed.map((target, index) => ({ target, isIntersecting: index < reached })));
        }
        observe(element: Element) {
          observed.push(element);
        }
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('has plain links and marks the section being read', () => {
    const sections = [
      { id: 'overview', label: 'Overview' },
      { id: 'units', label: 'Units' },
    ];
    render(
      <>
        <SectionNav sections={sections} />
        <section aria-labelledby="overview" />
        <section aria-labelledby="units" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Units' });
    expect(link).toHaveAttribute('href', '#units');
    expect(observed).toHaveLength(2);
    act(() => scrollTo(2));
    expect(link).toHaveAttribute('aria-current', 'location');
    act(() => scrollTo(1));
    expect(link).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location');
    act(() => scrollTo(0));
    expect(screen.getByRole('navigation').querySelector('[aria-current]')).toBeNull();
  });
});

describe('floor plans', () => {
  const units = [
    unitFixture({ id: 1, apartment_type_id: 2, area: 1_200, price: 2_000_000, floor_plan_image: plan }),
    unitFixture({
      id: 2,
      apartment_type_id: 2,
      area: 1_400,
      price: 1_500_000,
      floor_plan_image: plan,
      status: 'Sold',
    }),
    unitFixture({ id: 3, apartment_type_id: 0, area: 400, price: null, floor_plan_image: plan }),
    unitFixture({ id: 4, apartment_type_id: 3, floor_plan_image: null }),
    unitFixture({ id: 5, apartment_type_id: 4, floor_plan_image: 'https://elsewhere.test/plan.png' }),
  ];

  it('are shown once per type that has one', () => {
    const { container } = render(
      <FloorPlans types={floorPlanTypes(units)} property={{ slug: 'tower', title: 'Tower' }} priced />,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Studio',
      '2 Bedrooms',
    ]);
    const facts = [...container.querySelectorAll('.dotted')];
    expect(facts.map(({ children }) => [...children].map((fact) => fact.textContent))).toEqual([
      ['400 sq ft'],
      ['1,200–1,400 sq ft', '2 units', 'from\u00a0AED 2,000,000'],
    ]);
  });

  it('have no price on the page of a sold property', () => {
    render(
      <FloorPlans
        types={floorPlanTypes(units)}
        property={{ slug: 'tower', title: 'Tower' }}
        priced={false}
      />,
    );
    expect(screen.queryByText(/AED/)).toBeNull();
  });
});

it.each([
  ['Available', 'Available Units'],
  [null, 'Available Units'],
  ['Sold', 'Units'],
])('units of status %p are under %s, with a link to their list', (status, title) => {
  render(
    <AvailableUnits units={[unitFixture({ status })]} property={detailFixture({ slug: 'palm-villa' })} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'View All Units (1)' });
  expect(link).toHaveAttribute('href', '/properties/palm-villa/units');
});

it.each([
  [{ units_count: 1, total_units: null }, ['Bedrooms', 'Area']],
  [{ units_count: 0, total_units: 1 }, ['Bedrooms', 'Area']],
  [{ units_count: 3, total_units: null }, []],
  [{ units_count: 1, total_units: 40 }, []],
])('shows bedrooms and area of a single home in the overview: %j', (counts, labels) => {
  const home = { average_bedrooms: 0, average_bathrooms: null, average_area: 480 };
  const residential_units = null;
  const property = detailFixture({ ...home, residential_units, commercial_units: null, ...counts });
  render(<Overview property={property} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.filter((term) => ['Bedrooms', 'Bathrooms', 'Area'].includes(term ?? ''))).toEqual(labels);
});

it.each([
  [1, 'Unit'],
  [2, 'Units'],
])('counts %d in the overview as %s', (total_units, label) => {
  const counts = { residential_units: null, commercial_units: null, total_units };
  render(<Overview property={detailFixture(counts)} />);
  expect(screen.getByText(label).nextSibling).toHaveTextContent(String(total_units));
});

it('does not round up the rooms of a single home', () => {
  const home = { average_bedrooms: 1.5, average_bathrooms: 2.5, average_area: 480 };
  render(
    <Overview
      property={detailFixture({ ...home, residential_units: 1, commercial_units: null, units_count: 1 })}
    />,
  );
  expect(screen.getByText('Bedrooms').nextSibling).toHaveTextContent(/^1$/);
  expect(screen.getByText('Bathrooms').nextSibling).toHaveTextContent(/^2.5$/);
});

it.each([
  ['Ready', null, '2011-09-01', 'Delivered'],
  [null, 100, '2011-09-01', 'Delivered'],
  ['Off Plan', 80, '2019-03-01', 'Expected delivery'],
  ['Ready', 100, '2099-03-01', 'Expected delivery'],
])('a property that is %p and complete to %p with handover on %s says %s', (name, rate, date, label) => {
  const status = name === null ? null : { id: 1, name, slug: 'status' };
  const property = detailFixture({ property_status: status, completion_rate: rate, delivery_date: date });
  render(<Overview property={property} />);
  expect(screen.getByText(/deliver/i)).toHaveTextContent(label);
});

const unknown = {
  property_type: null,
  completion_rate: null,
  residential_units: null,
  commercial_units: null,
  total_units: null,
  min_area: null,
  down_payment: null,
  minimum_down_payment_percentage: null,
  rental_guarantee_value: null,
  payment_plans: [],
  service_charge: null,
};

it('shows no information section if only the price is known', () => {
  const { container, rerender } = render(<Information property={detailFixture(unknown)} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Information property={detailFixture({ ...unknown, min_area: 480 })} />);
  expect(container).toHaveTextContent('Minimum area480 sq ft');
});

it.each([
  [2, null],
  [3, '+1 more plan'],
  [5, '+3 more plans'],
])('links to the plans after the first two of %i', (count, text) => {
  const plans = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Plan ${index + 1}`,
    description: null,
    total_installments: null,
    payment_period: null,
    values: [],
  }));
  render(<Information property={detailFixture({ payment_plans: plans })} />);
  expect(screen.queryByRole('link', { name: /more plan/ })?.textContent ?? null).toBe(text);
});

it.each([
  [30, 'display-lg'],
  [80, 'display-md'],
  [200, 'display-sm'],
])('sets a title of %i characters in %s', (length, size) => {
  render(<PropertyHeading property={detailFixture({ title: 'a'.repeat(length) })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass(size);
});

it('has every badge in capitals', () => {
  render(
    <PropertyHeading
      property={detailFixture({
        property_status: { id: 1, name: 'Off Plan', slug: 'off-plan' },
        sales_status: { id: 2, name: 'Under_Construction', slug: 'under-construction' },
        post_delivery: true,
        guarantee_rental_guarantee: true,
        delivery_date: null,
      })}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'UNDER CONSTRUCTION',
    'OFF PLAN',
    'POST DELIVERY',
    'RENTAL GUARANTEE',
  ]);
});

it('wraps a long name of a place', () => {
  const name = 'a'.repeat(58);
  render(
    <PropertyHeading
      property={detailFixture({ district: { id: 1, name, slug: 'a' }, community: `${name}b` })}
    />,
  );
  for (const link of screen.getAllByRole('link', { name: /^All in a/ }))
    expect(link).toHaveClass('wrap-anywhere');
});

it('keeps prices of a description on one line', () => {
  render(<Description html="<p>Villas from AED 2,000,000</p>" title="Gulf Tower" />);
  expect(screen.getByText(/Villas/).textContent).toBe('Villas from AED\u00a02,000,000');
});

it('shows a description in the direction of its text', () => {
  render(<Description html="<p>شقق فاخرة</p>" title="Gulf Tower" />);
  const description = screen.getByText('شقق فاخرة').parentElement;
  expect(description).toHaveAttribute('dir', 'rtl');
  expect(description).toHaveAttribute('lang', 'ar');
});

it('keeps a line of an Arabic description that begins with a name in its direction', () => {
  render(<Description html="<p>شقق فاخرة</p><p>JVC، غرفتان</p>" title="Gulf Tower" />);
  expect(screen.getByText(/غرفتان/).textContent).toBe('\u200fJVC، غرفتان');
});
