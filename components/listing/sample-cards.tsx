import { cardGrid } from '@/components/catalog/card-grid';
import { PropertyCard } from '@/components/catalog/property-card';
import type { CardProperty } from '@/lib/catalog/lists/card-property';

const named = (name: string) => ({ name });

const unknown = {
  slug: '',
  arabic_title: null,
  farsi_title: null,
  city: named('Dubai'),
  developer: null,
  average_price: null,
  commercial_units: null,
};

const samples: CardProperty[] = [
  {
    ...unknown,
    id: -1,
    title: 'Beachfront Villa',
    cover_image: '/media/properties/villa-palm-1.jpg',
    property_type: named('Villa'),
    property_status: named('Ready'),
    sales_status: named('Available'),
    district: named('Palm Jumeirah'),
    low_price: 24_500_000,
    average_bedrooms: 5,
    average_bathrooms: 6,
    average_area: 8_120,
    min_area: 7_400,
    residential_units: 1,
  },
  {
    ...unknown,
    id: -2,
    title: 'Apartment with Skyline Views',
    cover_image: '/media/properties/tower-downtown-1.jpg',
    property_type: named('Apartment'),
    property_status: named('Off Plan'),
    sales_status: named('Available'),
    district: named('Downtown Dubai'),
    low_price: 3_150_000,
    average_bedrooms: 2,
    average_bathrooms: 3,
    average_area: 1_480,
    min_area: 890,
    residential_units: 120,
  },
  {
    ...unknown,
    id: -3,
    title: 'Marina Penthouse',
    cover_image: '/media/properties/tower-marina-1.jpg',
    property_type: named('Penthouse'),
    property_status: named('Under Construction'),
    sales_status: named('Coming Soon'),
    district: named('Dubai Marina'),
    low_price: null,
    average_bedrooms: 4,
    average_bathrooms: 5,
    average_area: 5_600,
    min_area: 5_200,
    residential_units: 4,
  },
];

/** Three in a row on wide screens; a grid of two would leave one alone. */
const sampleSizes =
  '(min-width: 80rem) 290px, (min-width: 64rem) calc(50vw - 208px), (min-width: 40rem) calc(50vw - 36px), calc(70vw - 28px)';

/** Sample cards for an empty catalogue; never mixed with real results. */
export function SampleCards() {
  return (
    <section aria-label="Sample properties" className="mt-14">
      <ul className={`${cardGrid} xl:grid-cols-3`}>
        {samples.map((property) => (
          <li key={property.id} className="grid min-w-0">
            <PropertyCard property={property} sample headingLevel="h3" sizes={sampleSizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
