import { PropertyCard } from '@/components/listing/property-card';
import type { PropertySummary } from '@/lib/catalog/types';
import { FeaturedGrid } from './featured-grid';
import { featuredSizes } from './featured-sizes';

/** `null` means that the catalogue did not answer. */
export function FeaturedProperties({ properties }: { properties: PropertySummary[] | null }) {
  return (
    <section className="band pt-0 lg:pt-0">
      <div className="page">
        <FeaturedGrid failed={properties === null}>
          {properties?.map((property) => (
            <PropertyCard key={property.id} property={property} headingLevel="h3" sizes={featuredSizes} />
          ))}
        </FeaturedGrid>
      </div>
    </section>
  );
}
