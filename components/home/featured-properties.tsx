import { PropertyCard } from '@/components/catalog/property-card';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { cardProperty } from '@/lib/catalog/card-property';
import type { PropertySummary } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { featuredSizes } from './expanded-featured';
import { FeaturedGrid } from './featured-grid';

/** `null` when the catalogue failed. */
export function FeaturedProperties({ properties }: { properties: PropertySummary[] | null }) {
  return (
    <section className="band pt-0 lg:pt-0">
      <div className="page">
        {properties?.length === 0 ? (
          <NothingYet />
        ) : (
          <FeaturedGrid failed={properties === null}>
            {properties?.map((property) => (
              <PropertyCard
                key={property.id}
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

function NothingYet() {
  return (
    <EmptyState
      title="Featured Properties"
      actions={
        <Button asChild variant="line">
          <IntentLink href={routes.contact}>Contact Advisor</IntentLink>
        </Button>
      }
    >
      We&rsquo;re adding new properties to our collection. Ask us what&rsquo;s coming.
    </EmptyState>
  );
}
