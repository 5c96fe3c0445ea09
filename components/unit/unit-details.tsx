import { propertyAddress } from '@/components/catalog/property-facts';
import { unitStatus } from '@/components/catalog/unit-status';
import { bedroomsText, unitPriceText } from '@/components/catalog/unit-summary';
import { IntentLink } from '@/components/ui/intent-link';
import { isSold, offeredPrice } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { unitViewLabel } from '@/lib/catalog/units/unit-views';
import {
  formatArea,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRooms,
  pricePerSquareFoot,
} from '@/lib/format/number';
import { textAttributes } from '@/lib/format/text-direction';
import { routes } from '@/lib/routes';
import { SpecList } from './spec-list';

export function UnitHighlights({ unit }: { unit: Unit }) {
  return (
    <SpecList
      id="unit-highlights"
      title="Unit Highlights"
      rows={[
        ['Unit ID', unit.apartment_id],
        ['Status', unitStatus(unit.status).label],
        ['Floor', unit.floor],
        ['Apartment No', unit.apt_no],
      ]}
    />
  );
}

export function UnitSpecifications({ unit }: { unit: Unit }) {
  // `false` also means unknown; a feed that counts units is assumed to know the demand.
  const demand = unit.is_demand ? 'High Demand' : unit.unit_count === null ? null : 'Normal';
  return (
    <SpecList
      id="unit-specifications"
      title="Unit Specifications"
      rows={[
        ['Bedrooms', bedroomsText(unit.apartment_type_id)],
        ['Bathrooms', formatRooms(unit.no_of_baths)],
        ['Area', formatArea(unit.area)],
        ['Floor', unit.floor],
        ['Price', isSold(unit.status) ? null : unitPriceText(unit)],
        ['Status', unitStatus(unit.status).label],
        ['Unit Count', formatNumber(unit.unit_count)],
        ['Demand', demand],
        ['View', unitViewLabel(unit.view)],
      ]}
    />
  );
}

/** Nothing for a sold unit. */
export function UnitPriceDetails({ unit }: { unit: Unit }) {
  if (isSold(unit.status)) return null;
  return (
    <SpecList
      id="unit-price-details"
      title="Price Details"
      rows={[
        ['Unit Price', unitPriceText(unit)],
        ['Price per sq ft', formatPrice(pricePerSquareFoot(offeredPrice(unit), unit.area))],
        ['Area', formatArea(unit.area)],
      ]}
    />
  );
}

export function UnitPropertyInformation({ property }: { property: PropertyDetail }) {
  return (
    <SpecList
      id="unit-property"
      title="Property Information"
      rows={[
        [
          'Name',
          <IntentLink
            key="name"
            href={routes.property(property.slug)}
            {...textAttributes(property.title)}
            className="underline decoration-gold underline-offset-4 hover:decoration-ink"
          >
            {property.title}
          </IntentLink>,
        ],
        ['Address', propertyAddress(property)],
        ['Type', property.property_type?.name],
        ['Developer', property.developer?.name],
        ['Completion Rate', formatPercent(property.completion_rate)],
        ['Project Number', property.project_number],
        ['Escrow Account', property.escrow_account],
      ]}
    />
  );
}
