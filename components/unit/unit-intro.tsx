import { FavoriteButton } from '@/components/catalog/favorite-button';
import { propertyAddress } from '@/components/catalog/property-facts';
import { unitStatus } from '@/components/catalog/unit-status';
import { bedroomsText, unitName, unitPriceText } from '@/components/catalog/unit-summary';
import { cn } from '@/components/ui/class-names';
import { Tag } from '@/components/ui/tag';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { formatNumber, formatRooms, isKnown } from '@/lib/format/number';
import { textAttributes } from '@/lib/format/text-direction';

/** Characters that fit a column in large type; a longer text, such as the floor "Mezzanine", would break within a word. */
const longestFigure = 7;

/** Name, location, price and key figures of a unit. */
export function UnitIntro({ property, unit }: { property: PropertyDetail; unit: Unit }) {
  const status = unitStatus(unit.status);
  const stats: [string, string][] = [
    ['Bedrooms', bedroomsText(unit.apartment_type_id)],
    ['Bathrooms', formatRooms(unit.no_of_baths)],
    ['Sq Ft', formatNumber(unit.area || null)],
    ['Floor', unit.floor ?? ''],
  ];
  const known = stats.filter(([, value]) => isKnown(value));
  return (
    <div>
      <div className="arrive-whole flex items-center justify-between gap-4">
        <Tag tone={status.tone} surface="sand">
          {status.label}
        </Tag>
        <FavoriteButton propertyId={property.id} title={property.title} variant="line" />
      </div>
      <h1 className="display-lg figures mt-4">{unitName(unit)}</h1>
      <p className="mt-2 text-stone wrap-anywhere">
        <bdi {...textAttributes(property.title)}>{property.title}</bdi>, {propertyAddress(property)}
      </p>
      <p className="label mt-8">{isSold(unit.status) ? 'Sale' : 'Unit Price'}</p>
      <p className="figures mt-2 font-display text-[2.5rem] leading-none font-medium tracking-[-0.01em] sm:text-[2.875rem]">
        {unitPriceText(unit)}
      </p>
      <p className="mt-2.5 text-[0.9375rem] text-stone">{status.note}</p>
      {known.length > 0 && (
        <dl className="mt-8 grid grid-cols-2 gap-y-6 border-y border-line py-6 sm:grid-cols-4">
          {known.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end pe-3">
              <dt className="text-[0.8125rem] text-stone">{name}</dt>
              <dd
                className={cn(
                  'figures font-display leading-tight font-medium wrap-anywhere',
                  value.length > longestFigure ? 'text-[1.25rem]' : 'text-[1.875rem]',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
