import { isAbsent, isNotAvailable, isRecord } from './fields';
import { maxEntries, maxListText } from './limits';
import { parseId } from './number';
import type { ReportProblem } from './problem';
import { parseSlug } from './slug';
import { cutList, cutText, parseJsonList, parseText } from './text';

/** A property's city, type or developer as sent by a source: id or name or both. */
export type Relation = { id: number | null; name: string | null; slug: string | null };

const nameKeys = ['name', 'label', 'title', 'value', 'name_en', 'nameEn'];

/** A relation as `{id, name}`, `{value, label}`, a bare id or a bare name; null when missing. */
export function parseRelation(value: unknown, complain: ReportProblem): Relation | null {
  if (isAbsent(value)) return null;
  if (Array.isArray(value)) {
    const [first] = value;
    if (!Array.isArray(first)) return parseRelation(first, complain);
    complain('is not a name or an id');
    return null;
  }
  const bareId = parseId(value);
  if (bareId !== null) return { id: bareId, name: null, slug: null };
  if (typeof value === 'string') return relation(null, parseText(value, complain), null);
  if (isRecord(value)) {
    // In `{value: 3, label: "Villa"}` the value is the id, so read the label first.
    const nameKey = nameKeys.find((key) => !isAbsent(value[key]));
    const name = nameKey ? parseText(value[nameKey], complain) : languageText(value, complain);
    const slug = parseSlug(value.slug, complain);
    const id = parseId(value.id) ?? parseId(value.pk) ?? (nameKey === 'value' ? null : parseId(value.value));
    const found = relation(id, name, slug);
    if (found) return found;
  }
  if (!isRecord(value) || !Object.values(value).every(isAbsent)) complain('is not a name or an id');
  return null;
}

/** Like `parseRelation`, for a sales status: "Not available" is one, not a missing value. */
export function parseSalesStatus(value: unknown, complain: ReportProblem): Relation | null {
  const name = isRecord(value) ? (value.name ?? value.label) : value;
  return isNotAvailable(name) ? relation(null, 'Not available', null) : parseRelation(value, complain);
}

function languageText(value: Record<string, unknown>, complain: ReportProblem): string | null {
  return 'en' in value || 'ar' in value || 'fa' in value ? parseText(value, complain) : null;
}

function relation(id: number | null, name: string | null, slug: string | null): Relation | null {
  return id === null && name === null ? null : { id, name, slug };
}

/** A list of relations, whose entries may be wrapped once, as in `[{facility: {id, name}}]`. */
export function parseRelations(key: string) {
  return (value: unknown, complain: ReportProblem): Relation[] => {
    if (isAbsent(value)) return [];
    const list = typeof value === 'string' ? splitNames(cutText(value, maxListText, complain)) : value;
    if (!Array.isArray(list)) {
      complain('is not a list');
      return [];
    }
    const relations = cutList(list, maxEntries, complain).map((entry) =>
      parseRelation(isRecord(entry) && !isAbsent(entry[key]) ? entry[key] : entry, complain),
    );
    return relations.filter((entry) => entry !== null);
  };
}

function splitNames(text: string): unknown[] {
  return parseJsonList(text) ?? text.split(/[,،;؛|\n]/);
}
