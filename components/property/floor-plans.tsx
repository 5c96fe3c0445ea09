import { PropertyPicture } from '@/components/catalog/property-picture';
import { unitName } from '@/components/catalog/unit-summary';
import { IntentLink } from '@/components/ui/intent-link';
import { denseScreen } from '@/components/ui/picture-sources';
import { formatArea, formatNumber, formatPrice } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import type { FloorPlanType } from './floor-plan-types';
import { PageSection } from './page-section';

type FloorPlansProps = {
  types: FloorPlanType[];
  property: { slug: string; title: string };
  /** Prices of a sold property are not shown. */
  priced: boolean;
};

/** A floor plan for each type of unit, linked to the unit's page with its zoomable plan. */
export function FloorPlans({ types, property, priced }: FloorPlansProps) {
  if (types.length === 0) return null;
  return (
    <PageSection id="floor-plans" title="Floor Plans">
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-3">
        {types.map((type) => (
          <li key={type.unit.id} className="group relative break-inside-avoid">
            <div className="relative aspect-4/3 overflow-hidden rounded-sm border border-line bg-white">
              <PropertyPicture
                src={type.drawing}
                alt=""
                fill
                sizes={`(min-width: 80rem) 228px, (min-width: 40rem) 42vw, ${denseScreen} 64vw, 82vw`}
                range="card"
                className="object-contain p-4 transition-transform duration-600 ease-out group-hover:scale-103"
                failed={
                  <span className="absolute inset-0 grid place-items-center text-sm text-stone">
                    Image unavailable
                  </span>
                }
              />
            </div>
            <h3 className="display-sm mt-4">
              <IntentLink
                href={routes.unit(property.slug, type.unit.id)}
                className="after:absolute after:inset-0"
                aria-label={`Floor plan: ${type.name ?? unitName(type.unit)}, ${property.title}`}
              >
                {type.name ?? unitName(type.unit)}
              </IntentLink>
            </h3>
            <ul className="dotted figures mt-1 text-[0.875rem] text-stone">
              {facts(type, priced).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function facts({ count, area, priceFrom }: FloorPlanType, priced: boolean): string[] {
  const price = priced ? formatPrice(priceFrom) : null;
  return [
    ...(area ? [areaText(area)] : []),
    ...(count > 1 ? [`${formatNumber(count)} units`] : []),
    ...(price ? [`from\u00a0${price}`] : []),
  ];
}

function areaText({ from, to }: { from: number; to: number }): string {
  const [least, most] = [formatArea(from), formatArea(to)];
  return least === most ? most : `${formatNumber(from)}–${most}`;
}
