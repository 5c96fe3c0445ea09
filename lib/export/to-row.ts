import { propertyFields, relationNames } from '@/lib/catalog/fields/property-fields';
import { feedOfKey, referenceOfKey } from '@/lib/catalog/keys/feed-key';
import type { UnitRecord } from '@/lib/catalog/record';
import type { StoredRecord } from '@/lib/catalog/sql/read/records';
import type { PaymentPlan } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import { importName, importText } from './import-text';

/** A property in the import format; unknown values are left out. */
export type ExportRow = Record<string, unknown>;

/** Names that a row may have, in the order of the CSV columns. */
export const rowNames = [
  'feed',
  'key',
  'slug',
  'title',
  'off_site',
  ...relationNames,
  ...keysOf(propertyFields),
  'sub_community',
  'agent_name',
  'agent_photo',
  'agent_languages',
  'agent_phone',
  'agent_brn',
  'latitude',
  'longitude',
  'updated_at',
  'is_undated',
  'property_images',
  'facilities',
  'payment_plans',
  'units',
  'description',
] as const;

const urlColumns = new Set(['cover_image', 'permit_url', 'unit_image', 'floor_plan_image', 'agent_photo']);
const names = new Set<string>([...relationNames, 'status']);

/** The row of a stored property; importing it gives the same record. */
export function toRow(record: StoredRecord, isHiddenByHand: boolean): ExportRow {
  const { key, images, facilities, description, payment_plans, units, ...rest } = record;
  const { is_sample, hidden_from, id, agent, community, ...values } = rest;
  return {
    feed: importText(feedOfKey(key)),
    key: importText(referenceOfKey(key)),
    ...known({ ...values, off_site: hidden_from > 0 ? null : isHiddenByHand ? 'hand' : 'feed' }),
    // Without a district, the importer takes a `community` for the district.
    ...known({ [values.district === null ? 'sub_community' : 'community']: community }),
    ...agentFields(agent),
    ...(description === null ? {} : { description }),
    ...list('property_images', images),
    ...list('facilities', facilities.map(importName)),
    ...list('payment_plans', payment_plans.map(planRow)),
    ...list('units', units.map(unitRow)),
  };
}

function agentFields(agent: StoredRecord['agent']): ExportRow {
  if (!agent) return {};
  const { name, photo, languages, phone, brn } = agent;
  return known({
    agent_name: name,
    agent_photo: photo,
    agent_languages: languages.join(', ') || null,
    agent_phone: phone,
    agent_brn: brn,
  });
}

function unitRow({ key, ...values }: UnitRecord): ExportRow {
  return { id: importText(key), ...known(values) };
}

function planRow({ values, ...plan }: Omit<PaymentPlan, 'id'>): ExportRow {
  return { ...known(plan), ...list('values', values.map(known)) };
}

function list(name: string, entries: unknown[]): ExportRow {
  return entries.length > 0 ? { [name]: entries } : {};
}

/** Leaves out unknown values and encodes texts for the importer. */
function known(values: object): ExportRow {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false || value === '') return [];
    return [[name, typeof value === 'string' ? written(name, value) : value]];
  });
  return Object.fromEntries(entries);
}

function written(name: string, text: string): string {
  if (urlColumns.has(name)) return text;
  return names.has(name) ? importName(text) : importText(text);
}
