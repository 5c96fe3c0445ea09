import { PropertyCard } from '@/components/catalog/property-card';
import { cardProperty } from '@/lib/catalog/card-property';
import type { PropertySummary } from '@/lib/catalog/types';

type SimilarPropertiesProps = {
  title: string;
  properties: PropertySummary[];
  /** Adds a top border. */
  ruled?: boolean;
};

/** Suggestions below a property or its 404. In two columns an odd last card is hidden. */
export function SimilarProperties({ title, properties, ruled = false }: SimilarPropertiesProps) {
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="similar" className={`print:hidden ${ruled ? 'border-t border-line' : ''}`}>
      <div className="page py-16 lg:py-24">
        <h2 id="similar" className="display-md">
          {title}
        </h2>
        <ul className="further-cards mt-9 grid gap-x-6 gap-y-11 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
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
