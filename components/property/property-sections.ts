import type { PropertyDetail, Unit } from '@/lib/catalog/types';
import { hasInformation } from './information';
import { hasLocation } from './location';
import { hasOverview } from './overview';
import type { Section } from './section-nav';

const minSections = 3;

/** The sections of a property's page, for its navigation; empty for a short page. */
export function propertySections(property: PropertyDetail, units: Unit[], floorPlans: number): Section[] {
  const all: [boolean, string, string][] = [
    [hasOverview(property), 'overview', 'Overview'],
    [!hasOverview(property) && hasInformation(property), 'information', 'Overview'],
    [property.payment_plans.length > 0, 'payment-plans', 'Payment Plans'],
    [floorPlans > 0, 'floor-plans', 'Floor Plans'],
    [units.length > 0, 'units', 'Units'],
    [property.facilities.length > 0, 'facilities', 'Facilities'],
    [hasLocation(property), 'location', 'Location'],
  ];
  const sections = all.filter(([exists]) => exists).map(([, id, label]) => ({ id, label }));
  return sections.length >= minSections ? sections : [];
}
