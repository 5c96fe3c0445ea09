import { offeredPrice } from '@/lib/catalog/sales/sales-status';
import { formatArea, formatPrice, formatRooms, isKnown, pricePerSquareFoot } from '@/lib/format/number';
import { bedroomsText, type UnitSummary } from './unit-summary';

type UnitFiguresProps = {
  unit: UnitSummary;
  perSquareFoot?: boolean;
  className?: string;
};

/** Known figures of a unit, with labels. */
export function UnitFigures({ unit, perSquareFoot = false, className }: UnitFiguresProps) {
  const figures: [string, string | null][] = [
    ['Beds', bedroomsText(unit.apartment_type_id)],
    ['Baths', formatRooms(unit.no_of_baths)],
    ['Area', formatArea(unit.area)],
    ['Floor', unit.floor],
    ['Unit No', unit.apt_no],
  ];
  if (perSquareFoot) {
    figures.push(['Per sq ft', formatPrice(pricePerSquareFoot(offeredPrice(unit), unit.area))]);
  }
  return (
    <dl className={className}>
      {figures
        .filter(([, value]) => isKnown(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-stone">{label}</dt>
            <dd className="figures mt-0.5 text-sm font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
