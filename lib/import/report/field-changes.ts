import type { Kysely } from 'kysely';
import { withoutRepeats, withPropertyEdits } from '@/lib/catalog/edited-record';
import { fromColumns, toColumns } from '@/lib/catalog/fields/field';
import { propertyFields, propertyRelations, relationNames } from '@/lib/catalog/fields/property-fields';
import type { PropertyRecord } from '@/lib/catalog/record';
import { sortedJson } from '@/lib/catalog/sql/property-row';
import { recordsOf } from '@/lib/catalog/sql/read/records';
import { isHiddenByHand } from '@/lib/catalog/sql/write/edited-writes';
import { partsOf } from '@/lib/catalog/sql/write/write-parts';
import type { Database } from '@/lib/database/schema';
import { plainText } from '@/lib/format/plain-text';
import { readHandEdits } from '@/lib/hand-edits';
import { fold } from '@/lib/search/words/fold';
import { hasKey } from '@/lib/typed-keys';

/** The `field` of properties that left their feed and are in it again; without values. */
const returning = 'returning';

/** A field that an import changes: in how many properties, and the values of the first of them. */
export type FieldChange = { field: string; count: number; title: string; from: string; to: string };

/** Compares the properties that an import would change with the stored ones. Values edited by hand stay as they are. */
export class FieldChanges {
  readonly #changes = new Map<string, FieldChange>();

  async add(db: Kysely<Database>, records: readonly PropertyRecord[]): Promise<void> {
    const keys = records.map(({ key }) => key);
    if (keys.length === 0) return;
    const rows = await db.selectFrom('properties').selectAll().where('feed_key', 'in', keys).execute();
    const edits = await readHandEdits(db, 'property', keys);
    const stored = new Map((await recordsOf(db, rows)).map((record) => [record.key, record]));
    for (const record of records) {
      const present = stored.get(record.key);
      if (!present) continue;
      const own = edits.get(record.key);
      this.#compare(present, withPropertyEdits(record, own));
      const isOff = present.hidden_from === 0 && !isHiddenByHand(own);
      if (isOff && record.off_site !== 'feed') this.#note(returning, record.title);
    }
  }

  #compare(present: PropertyRecord, wanted: PropertyRecord): void {
    const [before, after] = [valuesOf(present), valuesOf(wanted)];
    const [ownBefore, ownAfter] = [valuesOf(withoutRepeats(present)), valuesOf(withoutRepeats(wanted))];
    const differ = (field: string, a: Map<string, unknown>, b: Map<string, unknown>) =>
      keyOf(field, a.get(field)) !== keyOf(field, b.get(field));
    // A value that becomes or was the repeat of another may itself stay the same.
    for (const [field, value] of before)
      if (after.has(field) && differ(field, before, after) && differ(field, ownBefore, ownAfter))
        this.#note(field, wanted.title, shown(field, value), shown(field, after.get(field)));
  }

  #note(field: string, title: string, from = '', to = ''): void {
    const known = this.#changes.get(field);
    if (known) known.count += 1;
    else this.#changes.set(field, { field, count: 1, title, from, to });
  }

  /** The most frequent first. */
  list(): FieldChange[] {
    return [...this.#changes.values()].toSorted((a, b) => b.count - a.count);
  }
}

function valuesOf(record: PropertyRecord): Map<string, unknown> {
  const { title, latitude, longitude } = record;
  const [description, property_images, facilities, payment_plans, units] = partsOf(record);
  return new Map(
    Object.entries({
      title,
      ...fromColumns(propertyFields, toColumns(propertyFields, record)),
      ...Object.fromEntries(relationNames.map((name) => [name, record[name]])),
      map_coordinates: latitude === null ? null : `${latitude}, ${longitude}`,
      ...{ description, property_images, facilities, payment_plans, units },
    }),
  );
}

/** Equal for values that are stored alike: names regardless of case and accents, units regardless of their order. */
function keyOf(field: string, value: unknown): string {
  return sortedJson(hasKey(propertyRelations, field) && value ? fold(String(value)) : value);
}

const shownText = 80;

/** A list is shown by the number of its entries, a description without its markup. */
function shown(field: string, value: unknown): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'object') return String(Object.keys(value).length);
  const text = field === 'description' ? plainText(String(value)) : String(value);
  return text.length > shownText ? `${text.slice(0, shownText - 1).toWellFormed()}…` : text;
}
