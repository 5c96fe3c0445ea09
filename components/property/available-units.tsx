import { havePictures, UnitCard } from '@/components/catalog/unit-card';
import { buttonVariants } from '@/components/ui/button-variants';
import { IntentLink } from '@/components/ui/intent-link';
import { unitsHeading } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { PageSection } from './page-section';

const unitsShown = 4;

type AvailableUnitsProps = {
  units: Unit[];
  property: Pick<PropertyDetail, 'slug' | 'title' | 'cover_image' | 'district' | 'city'>;
};

export function AvailableUnits({ units, property }: AvailableUnitsProps) {
  if (units.length === 0) return null;
  const shown = units.slice(0, unitsShown);
  const pictured = havePictures(shown, property.cover_image);
  return (
    <PageSection
      id="units"
      title={unitsHeading(units)}
      aside={
        <IntentLink
          href={routes.propertyUnits(property.slug)}
          className={`${buttonVariants({ variant: 'line', size: 'md' })} self-center`}
        >
          View All Units ({units.length})
        </IntentLink>
      }
    >
      <ul className="grid gap-x-6 gap-y-11 sm:grid-cols-2 print:break-inside-avoid print:grid-cols-2 print:gap-y-7">
        {shown.map((unit) => (
          <li key={unit.id}>
            <UnitCard
              unit={unit}
              propertySlug={property.slug}
              propertyTitle={property.title}
              fallbackPicture={property.cover_image}
              pictured={pictured}
              place={property.district?.name ?? property.city?.name ?? null}
            />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
