import type { ParsedProperty } from '../parse/parse-property';
import { type ParseOptions, parseUnit } from '../parse/parse-unit';
import type { Unit } from '../types';
import type { GetJson } from './http';
import { getWholeList } from './lists';
import { isPathPart, paths } from './paths';
import type { PropertyReader } from './property-reader';
import { distinctUnits, sortUnits, toUnit } from './to-domain';

/** Units of the backend's properties; null when missing. */
export function createUnits(getJson: GetJson, reader: PropertyReader, reading: ParseOptions) {
  /** Unit paths take ids, or slugs when the backend has no numeric ids. */
  function unitsRef(property: ParsedProperty, ref: string): string {
    return property.sourceId ?? ref;
  }

  async function unitsOf(property: ParsedProperty, ref: string): Promise<Unit[]> {
    const items = await getWholeList(getJson, paths.units(unitsRef(property, ref)), reading.onProblem);
    const read = items?.map((item) => parseUnit(item, reading)).filter((unit) => unit !== null);
    return sortUnits(distinctUnits((read ?? property.units ?? []).map(toUnit)));
  }

  async function listUnits(ref: string): Promise<Unit[] | null> {
    const property = await reader.read(ref);
    return property && unitsOf(property, ref);
  }

  async function getUnit(ref: string, unitRef: string): Promise<Unit | null> {
    const property = isPathPart(unitRef) ? await reader.read(ref) : null;
    if (!property) return null;
    const body = await getJson(paths.unit(unitsRef(property, ref), unitRef));
    const unit = body === null ? null : parseUnit(body, reading);
    if (unit) return toUnit(unit);
    const units = await unitsOf(property, ref);
    return (
      units.find((candidate) => String(candidate.id) === unitRef) ??
      units.find((candidate) => candidate.apartment_id === unitRef) ??
      null
    );
  }

  return { listUnits, getUnit };
}
