import { NoPropertiesYet } from '@/components/catalog/no-properties-yet';
import { PropertyCard } from '@/components/catalog/property-card';
import { cardProperty } from '@/lib/catalog/lists/card-property';
import type { PropertySummary } from '@/lib/catalog/types';
import { FeaturedGrid } from './featured-grid';
import { featuredSizes } from './featured-sizes';

/** `null` when the catalogue failed. */
export function FeaturedProperties({ properties }: { properties: PropertySummary[] | null }) {
  return (
    <section className="band pt-0 lg:pt-0">
      <div className="page">
        {properties?.length === 0 ? (
          <NoPropertiesYet title="Featured Properties" />
        ) : (
          <FeaturedGrid failed={properties === null}>
            {properties?.map((property) => (
              <PropertyCard
                key={property.slug}
                property={cardProperty(property)}
                headingLevel="h3"
                sizes={featuredSizes}
              />
            ))}
          </FeaturedGrid>
        )}
      </div>
    </section>
  );
}
