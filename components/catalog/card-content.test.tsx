/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { cardOf, cardRow } from '@/lib/catalog/lists/card-property';
import { propertyFixture } from '@/testing/property-fixture';
import { CardContent } from './card-content';

const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('CardContent', () => {
  it('shows every value of a property', () => {
    render(<CardContent property={propertyFixture({ title: 'Sahil Villas' })} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Sahil Villas' })).toBeVisible();
    expect(screen.getByText('Villa · Palm Jumeirah, Dubai')).toBeVisible();
    expect(screen.getByText('AED 24,500,000', { exact: false })).toHaveTextContent('from AED 24,500,000');
    expect(screen.getByText('AVAILABLE')).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(fact('Average bedrooms')).toBe('5');
    expect(fact('Average bathrooms')).toBe('6');
    expect(fact('Average area')).toBe('8,120 sq ft');
    expect(fact('Minimum area')).toBe('from 7,400 sq ft');
    expect(fact('Residential units')).toBe('24 residential');
    expect(fact('Commercial units')).toBe('3 commercial');
  });

  it('renders the same from the reduced data that a list sends to the browser', () => {
    const property = propertyFixture({ title: 'Sahil Villas' });
    const { container, rerender } = render(<CardContent property={property} />);
    const whole = container.innerHTML;
    const sent = cardOf(cardRow(property));
    rerender(<CardContent property={sent} />);
    expect(container.innerHTML).toBe(whole);
    expect(sent).not.toHaveProperty('updated_at');
    expect(sent.city).toEqual({ name: 'Dubai' });
  });

  it('links to the property and has every contact option', () => {
    render(<CardContent property={propertyFixture({ title: 'Sahil Villas' })} />);
    expect(screen.getByRole('link', { name: 'Sahil Villas' })).toHaveAttribute(
      'href',
      '/properties/property-1',
    );
    expect(screen.getByRole('link', { name: 'Call about Sahil Villas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(screen.getByRole('link', { name: 'Email about Sahil Villas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp about Sahil Villas' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favourite: Sahil Villas' })).toBeInTheDocument();
  });

  it('truncates a long title at a word, within 40 characters, with the full title as tooltip', () => {
    const title = 'The Residences at Marasi Promenade and Gardens';
    render(<CardContent property={propertyFixture({ title })} headingLevel="h3" />);
    const heading = screen.getByRole('heading', { level: 3 });
    expect(heading).toHaveTextContent('The Residences at Marasi Promenade and…');
    expect(within(heading).getByRole('link')).toHaveAttribute('title', title);
  });

  it('names language and direction of an Arabic title', () => {
    const { rerender } = render(<CardContent property={propertyFixture({ title: 'فيلا للبيع (جديدة)!' })} />);
    const title = () => screen.getByRole('heading').querySelector('bdi');
    expect(title()).toHaveAttribute('lang', 'ar');
    expect(title()).toHaveAttribute('dir', 'rtl');
    rerender(<CardContent property={propertyFixture({ title: 'Sahil Villas' })} />);
    expect(title()).not.toHaveAttribute('lang');
  });

  it('falls back to the average price, then to Contact Us', () => {
    const { rerender } = render(<CardContent property={propertyFixture({ low_price: 0 })} />);
    expect(screen.getByText('AED 30,000,000', { exact: false })).toBeVisible();
    rerender(<CardContent property={propertyFixture({ low_price: null, average_price: 0 })} />);
    expect(screen.getByText('Contact Us')).toBeVisible();
    expect(screen.queryByText('from')).not.toBeInTheDocument();
  });

  it('says "from" only where prices differ', () => {
    render(<CardContent property={propertyFixture({ low_price: 2_500_000, average_price: 2_500_000 })} />);
    expect(screen.getByText('AED 2,500,000', { exact: false })).not.toHaveTextContent('from');
  });

  it('shows no price of a sold property', () => {
    const sales_status = { id: 1, name: 'sold', slug: 'sold' };
    render(<CardContent property={propertyFixture({ sales_status })} />);
    expect(screen.getByText('Sold')).toBeVisible();
    expect(screen.queryByText(/AED/)).not.toBeInTheDocument();
  });

  it('leaves out what is unknown', () => {
    const bare = propertyFixture({
      property_type: null,
      property_status: null,
      sales_status: null,
      city: null,
      district: null,
      average_bedrooms: 0.3,
      average_bathrooms: null,
      average_area: null,
      min_area: null,
      residential_units: null,
      commercial_units: null,
    });
    render(<CardContent property={bare} />);
    expect(screen.queryByText(/N\/A|AVAILABLE/i)).not.toBeInTheDocument();
    expect(fact('Average bedrooms')).toBe('Studio');
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  it('shows one tag when both statuses mean the same', () => {
    const status = (name: string) => ({ id: 1, name, slug: 'x' });
    const soon = { sales_status: status('coming_soon'), property_status: status('Coming Soon') };
    const { rerender } = render(<CardContent property={propertyFixture(soon)} />);
    expect(screen.getAllByText(/coming soon/i)).toHaveLength(1);
    rerender(<CardContent property={propertyFixture({ ...soon, property_status: null })} />);
    expect(screen.getAllByText(/coming soon/i)).toHaveLength(1);
  });

  it('shows a partly known place', () => {
    const { rerender } = render(<CardContent property={propertyFixture({ district: null })} />);
    expect(screen.getByText('Villa · Dubai')).toBeVisible();
    rerender(<CardContent property={propertyFixture({ property_type: null })} />);
    expect(screen.getByText('Palm Jumeirah, Dubai')).toBeVisible();
  });

  it('labels a sample and does not link it', () => {
    render(<CardContent property={propertyFixture()} sample />);
    expect(screen.getByText('Sample')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the first picture eagerly and the others lazily', () => {
    const { container, rerender } = render(<CardContent property={propertyFixture()} priority />);
    const picture = () => container.querySelector('img');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
    expect(picture()).not.toHaveAttribute('loading', 'lazy');
    rerender(<CardContent property={propertyFixture()} />);
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(document.querySelector('link[rel=preload][media]')).toBeNull();
  });

  it('preloads pictures visible on wide screens, in matching widths', () => {
    const property = propertyFixture();
    const { container } = render(<CardContent property={property} early />);
    const picture = container.querySelector('img');
    const preload = document.querySelector('link[rel=preload][media]');
    expect(preload).toHaveAttribute('media', '(min-width: 64rem)');
    expect(preload).toHaveAttribute('imagesrcset', picture?.getAttribute('srcset'));
    expect(preload).toHaveAttribute('imagesizes', picture?.getAttribute('sizes'));
  });
});
