import { pictureSource } from '@/components/catalog/picture-source';
import { offeredPrice } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { counted } from '@/lib/format/counted';
import { formatArea, formatNumber, formatPrice } from '@/lib/format/number';
import { shownReference } from '@/lib/format/reference';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export type UnitSubject = {
  /** `Unit 2804` */
  name: string;
  unitId: number;
  isSold: boolean;
  property: { title: string; slug: string; reference: string | null };
};

/** `Unit 2804, Mirador Heights`: the unit's full name. */
export function unitTitle({ name, property }: UnitSubject): string {
  return `${name}, ${property.title}`;
}

/** Absolute URL of the unit's page. */
function unitUrl({ property, unitId }: UnitSubject): string {
  return `${site.url}${routes.unit(property.slug, unitId)}`;
}

/** Prefilled enquiry about a unit, with its reference and URL; about similar ones if it is sold. */
export function unitMessage(subject: UnitSubject): string {
  if (subject.isSold)
    return lines(
      `Hi, I'm looking for a home similar to ${unitTitle(subject)}, which is sold. What can you offer me?`,
      ...referenceLines(subject),
    );
  return lines(
    `Hi, I'm interested in ${subject.name} at ${subject.property.title}. Could you please provide more details?`,
    ...referenceLines(subject),
  );
}

/** Prefilled viewing request. */
export function viewingMessage(subject: UnitSubject): string {
  return lines(
    `Hi, I would like to schedule a viewing of ${subject.name} at ${subject.property.title}.`,
    '',
    'Preferred day and time: ',
    'Name: ',
    'Phone: ',
    '',
    ...referenceLines(subject),
  );
}

function referenceLines(subject: UnitSubject): string[] {
  const reference = shownReference(subject.property.reference);
  return [...(reference ? [`Reference: ${reference}`] : []), unitUrl(subject)];
}

function lines(...texts: string[]): string {
  return texts.join('\n');
}

/** Prefilled enquiry about a property's units. */
export function unitsMessage({ title, slug, ...property }: UnitSubject['property']): string {
  const reference = shownReference(property.reference);
  return lines(
    `Hi, I'm interested in the available units at ${title}. Could you please send me more details?`,
    ...(reference ? [`Reference: ${reference}`] : []),
    `${site.url}${routes.propertyUnits(slug)}`,
  );
}

/** Meta description of the units page. */
export function unitsSummary(
  property: Pick<PropertyDetail, 'title' | 'district' | 'city'>,
  units: readonly Pick<Unit, 'price' | 'status'>[],
): string {
  const place = [property.title, property.district?.name, property.city?.name].filter(Boolean).join(', ');
  const prices = units.flatMap((unit) => offeredPrice(unit) || []);
  const from = prices.length > 0 ? ` from ${formatPrice(Math.min(...prices))}` : '';
  if (units.length === 0)
    return `Units in ${place}: ask our advisors for availability, floor plans and prices.`;
  const count = units.length === 1 ? '1 unit' : `${formatNumber(units.length)} units`;
  return `${count} in ${place}${from}: bedrooms, areas, floors and prices at a glance.`;
}

/** Meta description of a unit. */
export function unitSummary(subject: UnitSubject, unit: Unit): string {
  const { apartment_type_id: bedrooms } = unit;
  const facts = [
    bedrooms === 0 ? 'studio' : bedrooms && counted(bedrooms, 'bedroom'),
    unit.area && formatArea(unit.area),
    unit.floor && `floor ${unit.floor}`,
    subject.isSold ? 'sold' : (formatPrice(offeredPrice(unit)) ?? 'price on request'),
  ];
  const hasPlan = pictureSource(unit.floor_plan_image) !== null;
  const contents = {
    plan: subject.isSold ? 'Floor plan and specifications' : 'Floor plan, specifications and viewings',
    noPlan: subject.isSold ? 'Specifications' : 'Specifications and viewings',
  }[hasPlan ? 'plan' : 'noPlan'];
  return `${unitTitle(subject)}: ${facts.filter(Boolean).join(', ')}. ${contents}.`;
}
