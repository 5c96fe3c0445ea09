import { formatArea, formatNumber, formatPrice, pricePerSquareFoot } from '@/lib/format/number';
import { bedroomsText, type UnitSummary } from './unit-summary';

type UnitFiguresProps = {
  unit: UnitSummary;
  perSquareFoot?: boolean;
  className?: string;
};

/** Figures of a unit with labels above. */
export function UnitFigures({ unit, perSquareFoot = false, className }: UnitFiguresProps) {
  const figures = [
    ['Beds', bedroomsText(unit.apartment_type_id)],
    ['Baths', formatNumber(unit.no_of_baths)],
    ['Area', formatArea(unit.area)],
    ['Floor', unit.floor ?? 'N/A'],
    ['Unit No', unit.apt_no ?? 'N/A'],
  ];
  if (perSquareFoot) {
    figures.push(['Per sq ft', formatPrice(pricePerSquareFoot(unit.price, unit.area)) ?? 'N/A']);
  }
  return (
    <dl className={className}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-stone">{label}</dt>
          <dd className="figures mt-0.5 text-sm font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
