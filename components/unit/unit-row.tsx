import { UnitCardActions } from '@/components/catalog/unit-card-actions';
import { UnitFigures } from '@/components/catalog/unit-figures';
import { unitStatus } from '@/components/catalog/unit-status';
import { type UnitSummary, unitKind, unitName, unitPriceText } from '@/components/catalog/unit-summary';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { offeredPrice } from '@/lib/catalog/sales/sales-status';
import { formatPrice, pricePerSquareFoot } from '@/lib/format/number';
import { routes } from '@/lib/routes';

type UnitRowProps = {
  unit: UnitSummary;
  propertySlug: string;
  propertyTitle: string;
};

/** A unit in the list view. */
export function UnitRow({ unit, propertySlug, propertyTitle }: UnitRowProps) {
  const status = unitStatus(unit.status);
  const name = unitName(unit);
  const href = routes.unit(propertySlug, unit.id);
  const perSquareFoot = formatPrice(pricePerSquareFoot(offeredPrice(unit), unit.area));
  return (
    <article className="unit-row relative grid gap-x-8 gap-y-4 border-b border-line py-6 sm:items-center sm:max-lg:grid-cols-[1fr_auto] lg:grid-cols-[1.3fr_2.2fr_1.2fr_auto]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="display-sm figures wrap-anywhere">
          <IntentLink href={href} className="after:absolute after:inset-0">
            {name}
          </IntentLink>
        </h2>
        <Tag tone={status.tone} surface="sand">
          {status.label}
        </Tag>
        <p className="w-full text-sm text-stone">{unitKind(unit.apartment_type_id)}</p>
      </div>
      <UnitFigures
        unit={unit}
        className="grid grid-cols-3 sm:max-lg:order-3 gap-x-4 gap-y-3 sm:grid-cols-[0.7fr_0.7fr_1.35fr_0.7fr_1fr]"
      />
      <div className="figures sm:text-end">
        <p className="font-display text-[1.375rem] leading-tight font-medium">{unitPriceText(unit)}</p>
        {perSquareFoot && <p className="mt-1 text-xs text-stone">{perSquareFoot} per sq ft</p>}
      </div>
      <div className="sm:max-lg:order-4">
        <UnitCardActions href={href} name={name} propertyTitle={propertyTitle} />
      </div>
    </article>
  );
}
