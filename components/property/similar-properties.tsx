import { PropertyCard } from '@/components/catalog/property-card';
import { cardProperty } from '@/lib/catalog/lists/card-property';
import type { PropertySummary } from '@/lib/catalog/types';

type SimilarPropertiesProps = {
  title: string;
  properties: PropertySummary[];
  /** Below a whole property: with a top border, and far from the first screen. Below a 404 they are on it. */
  isBelowProperty?: boolean;
};

/** Suggestions below a property or its 404. In two columns an odd last card is hidden. */
export function SimilarProperties({ title, properties, isBelowProperty = false }: SimilarPropertiesProps) {
  if (properties.length === 0) return null;
  return (
    <section
      aria-labelledby="similar"
      className={`print:hidden ${isBelowProperty ? 'border-t border-line' : ''}`}
    >
      <div className="page py-16 lg:py-24">
        <h2 id="similar" className="display-md">
          {title}
        </h2>
        <ul
          className={`mt-9 grid gap-x-6 gap-y-11 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 ${isBelowProperty ? 'further-cards' : ''}`}
        >
          {properties.map((property) => (
            <li key={property.id} className="grid min-w-0 sm:max-lg:odd:last:hidden">
              <PropertyCard property={cardProperty(property)} headingLevel="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
