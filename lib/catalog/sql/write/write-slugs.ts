import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database } from '@/lib/database/schema';
import { freeSlug, isVariantOf, propertySlug } from '../read/slugs';

/** A stored property before the write; `content_hash` is that of the feed's record. */
export type ExistingProperty = { id: number; slug: string; content_hash: string };

/**
 * The next free number of slugs that a writer has numbered. Without it, the thousandth property with the same title would
 * read the slugs of all before it.
 */
export type NextNumbers = Map<string, number>;

const maxNumbered = 20_000;

/**
 * The slug of every record, in order. A stored slug is kept unless the feed has another. Current and former slugs are
 * taken, but a property may return to its own former slug.
 */
export async function chooseSlugs(
  db: Kysely<Database>,
  writes: { record: PropertyRecord; existing: ExistingProperty | undefined }[],
  numbers: NextNumbers,
): Promise<string[]> {
  const bases = writes.map(({ record, existing }) => {
    const base = propertySlug(record);
    const keeps = existing && (!record.slug?.trim() || isVariantOf(existing.slug, base));
    return keeps ? null : base;
  });
  // A property that exists may have had a smaller number before.
  const returning = new Set(bases.filter((_base, index) => writes[index]?.existing));
  const counts = new Map<string, number>();
  for (const base of bases) if (base !== null) counts.set(base, (counts.get(base) ?? 0) + 1);
  const numbered = await stillNumbered(
    db,
    [...counts].flatMap(([base, count]) => {
      const from = numbers.get(base);
      return from === undefined || returning.has(base) ? [] : [{ base, from, count }];
    }),
  );
  const firstOf = new Map(numbered.map(({ base, from }) => [base, from]));
  const owners = await slugOwners(
    db,
    [...counts.keys()].filter((base) => !firstOf.has(base)),
  );
  await addNumberedOwners(db, numbered, owners);
  if (numbers.size > maxNumbered) numbers.clear();
  return writes.map(({ existing }, index) => {
    const base = bases[index] ?? null;
    if (base === null) return existing?.slug ?? '';
    const isTaken = (candidate: string) => {
      const owner = owners.get(candidate);
      return owner !== undefined && owner !== existing?.id;
    };
    const slug = freeSlug(base, isTaken, firstOf.get(base));
    owners.set(slug, existing?.id ?? null);
    if (!returning.has(base)) numbers.set(base, slug === base ? 2 : Number(slug.slice(base.length + 1)) + 1);
    return slug;
  });
}

type Numbered = { base: string; from: number; count: number };

/** The entries whose last number is still taken; if its property was deleted, smaller numbers may be free. */
async function stillNumbered(db: Kysely<Database>, numbered: Numbered[]): Promise<Numbered[]> {
  if (numbered.length === 0) return [];
  const lastOf = ({ base, from }: Numbered) => (from === 2 ? base : `${base}-${from - 1}`);
  const slugs = numbered.map(lastOf);
  const rows = await db.selectFrom('properties').select('slug').where('slug', 'in', slugs).execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return numbered.filter((one) => taken.has(lastOf(one)));
}

/** Adds the owners of the next numbers until enough numbers are free. */
async function addNumberedOwners(
  db: Kysely<Database>,
  numbered: Numbered[],
  owners: Map<string, number | null>,
): Promise<void> {
  for (let open = numbered; open.length > 0; ) {
    const slugs = open.flatMap(numberedSlugs);
    const current = db.selectFrom('properties').select(['slug', 'id']).where('slug', 'in', slugs);
    for (const { slug, id } of await current.execute()) owners.set(slug, id);
    for (const { slug, id } of await formerSlugs(db).where('slug', 'in', slugs).execute())
      owners.set(slug, id);
    open = open.flatMap(({ base, from, count }) => {
      const taken = numberedSlugs({ base, from, count }).filter((slug) => owners.has(slug)).length;
      return taken > 0 ? [{ base, from: from + count, count: taken }] : [];
    });
  }
}

function numberedSlugs({ base, from, count }: Numbered): string[] {
  return Array.from({ length: count }, (_, index) => `${base}-${from + index}`);
}

/** Owners of these slugs and their numbered variants: a property id, or null for one not yet written. */
async function slugOwners(db: Kysely<Database>, bases: string[]): Promise<Map<string, number | null>> {
  const owners = new Map<string, number | null>();
  const collect = (rows: { slug: string; id: number }[]) => {
    for (const { slug, id } of rows) owners.set(slug, id);
  };
  if (bases.length === 0) return owners;
  collect(await db.selectFrom('properties').select(['slug', 'id']).where('slug', 'in', bases).execute());
  collect(await formerSlugs(db).where('slug', 'in', bases).execute());
  for (const base of [...owners.keys()]) {
    // In byte order, all numbered variants are between "base-" and "base.".
    const [from, to] = [`${base}-`, `${base}.`];
    collect(
      await db
        .selectFrom('properties')
        .select(['slug', 'id'])
        .where('slug', '>=', from)
        .where('slug', '<', to)
        .execute(),
    );
    collect(await formerSlugs(db).where('slug', '>=', from).where('slug', '<', to).execute());
  }
  return owners;
}

function formerSlugs(db: Kysely<Database>) {
  return db.selectFrom('property_slugs').select(['slug', 'property_id as id']);
}
